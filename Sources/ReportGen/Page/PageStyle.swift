/// The style sheet of the page: one column that fits a phone, light and dark, and on paper.
enum PageStyle {
  static let css = """
    :root{color-scheme:light dark;--ink:#1f2328;--faint:#59636e;--rule:#d1d9e0;--paper:#ffffff;\
    --raised:#f6f8fa;--link:#0550ae}
    @media(prefers-color-scheme:dark){:root{--ink:#f0f6fc;--faint:#9aa4af;--rule:#3d444d;\
    --paper:#0d1117;--raised:#151b23;--link:#79b8ff}}
    *{box-sizing:border-box}
    body{margin:0;color:var(--ink);background:var(--paper);\
    font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:anywhere}
    main,header,footer{max-width:72rem;margin:0 auto;padding:0 1rem}
    a{color:var(--link)}
    .skip{position:absolute;left:-99rem}
    .skip:focus{left:1rem;top:1rem;background:var(--paper);padding:.5rem}
    nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
    code{font-family:ui-monospace,'DejaVu Sans Mono',monospace;font-size:.9em;\
    background:var(--raised);padding:0 .2em;border-radius:3px}
    .scroll{overflow-x:auto;max-width:100%}
    table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
    th,td{padding:.3rem .6rem;border-bottom:1px solid var(--rule);text-align:left;\
    vertical-align:top;overflow-wrap:normal}
    th{background:var(--raised)}
    .number,.sorts-number{text-align:right;white-space:nowrap}
    th button{font:inherit;font-weight:600;color:inherit;background:none;border:0;padding:0;\
    cursor:pointer;text-align:inherit}
    th[aria-sort=ascending] button::after{content:' \\2191'}
    th[aria-sort=descending] button::after{content:' \\2193'}
    .filters{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:.5rem 0}
    .filters label{display:flex;flex-direction:column;font-size:.85rem;color:var(--faint);\
    min-width:0;flex:1 1 9rem}
    input,select,.more{font:inherit;color:var(--ink);background:var(--paper);padding:.4rem;\
    border:1px solid var(--faint);border-radius:4px;min-width:0;max-width:100%}
    .more,.row-button{cursor:pointer}
    .row-button{font:inherit;color:var(--link);background:none;border:0;padding:0;\
    text-align:left;text-decoration:underline}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px}
    figure{margin:1rem 0;overflow-x:auto}
    figure svg{max-width:100%;height:auto;min-width:40rem}
    #tip{position:absolute;z-index:2;max-width:min(24rem,90vw);padding:.2rem .5rem;\
    border-radius:4px;background:var(--ink);color:var(--paper);font-size:.85rem;pointer-events:none}
    #rows th[scope=row]{font-weight:400}
    td:last-child{min-width:7rem}
    @media(max-width:40rem){th,td{padding:.25rem .4rem}\
    #rows th[scope=row]{min-width:7rem;max-width:9rem;overflow-wrap:anywhere;font-size:.8rem}}
    #answer{min-height:1.5em;color:var(--faint)}
    .detail td{background:var(--raised);white-space:normal}
    .detail ul{margin:0;padding-left:1.2rem;max-width:calc(100vw - 4rem)}
    .detail pre{margin:.5rem 0 0;padding:.5rem;overflow:auto;max-height:30rem;\
    max-width:min(68rem,calc(100vw - 4rem));background:var(--paper);border:1px solid var(--rule);\
    font:12px/1.45 ui-monospace,'DejaVu Sans Mono',monospace}
    @media print{.filters,nav,.more,.skip{display:none}.scroll,figure{overflow:visible}\
    body{font-size:11px}table{font-size:9px}th,td{padding:.15rem .3rem;\
    overflow-wrap:anywhere}.number,.sorts-number{white-space:normal}td:last-child{min-width:0}\
    .detail pre{max-height:none;white-space:pre-wrap;overflow-wrap:anywhere}\
    figure,tr{break-inside:avoid}figure svg{min-width:0}}
    """
}
