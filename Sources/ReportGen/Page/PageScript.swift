/// What makes the page's table answer: search, filters, sorting, explanations, a page at a time.
///
/// Text goes in as text nodes only, so that no name or note can become an element. A page of rows
/// is drawn at a time, because ten thousand rows at once are slow in every browser.
enum PageScript {
  static let text = """
    'use strict';
    (() => {
      const rows = JSON.parse(document.getElementById('rows-data').textContent);
      const step = 200;
      const body = document.getElementById('rows-body');
      const answer = document.getElementById('answer');
      const more = document.getElementById('more');
      const search = document.getElementById('search');
      const filters = ['family', 'variant', 'verdict'].map(key => [key, document.getElementById(key)]);
      const columns = ['name', 'time', 'ratio', 'allocations', 'instructions', 'branches', 'verdict'];
      let shown = step, key = null, direction = 1, found = rows;

      for (const row of rows) row.text = (row.name + ' ' + row.more.join(' ')).toLowerCase();
      for (const [field, select] of filters) {
        for (const value of [...new Set(rows.map(row => row[field]))].sort()) {
          select.append(new Option(value, value));
        }
        select.addEventListener('change', refresh);
      }

      function number(value) {
        if (value === undefined || value === null) return '';
        const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
        return Number.isInteger(value) ? String(value) : value.toFixed(digits);
      }

      function cell(text, isNumber) {
        const cell = document.createElement('td');
        cell.textContent = text;
        if (isNumber) cell.className = 'number';
        return cell;
      }

      function detail(row) {
        const line = document.createElement('tr');
        line.className = 'detail';
        const place = cell('', false);
        place.colSpan = columns.length;
        const list = document.createElement('ul');
        for (const sentence of row.more) {
          const item = document.createElement('li');
          item.textContent = sentence;
          list.append(item);
        }
        place.append(list);
        if (row.explanation) {
          const code = document.createElement('pre');
          code.textContent = row.explanation;
          code.tabIndex = 0;
          code.setAttribute('aria-label', 'What explain says of ' + row.name);
          place.append(code);
        }
        line.append(place);
        return line;
      }

      function line(row) {
        const line = document.createElement('tr');
        const head = document.createElement('th');
        head.scope = 'row';
        const button = document.createElement('button');
        button.type = 'button';
        button.className = 'row-button';
        button.textContent = row.name;
        button.setAttribute('aria-expanded', 'false');
        button.addEventListener('click', () => {
          const isOpen = button.getAttribute('aria-expanded') === 'true';
          button.setAttribute('aria-expanded', String(!isOpen));
          if (isOpen) line.nextSibling.remove(); else line.after(detail(row));
        });
        head.append(button);
        line.append(head, cell(number(row.time), true), cell(row.ratioText, true),
          cell(number(row.allocations), true), cell(number(row.instructions), true),
          cell(number(row.branches), true), cell(row.verdict, false));
        return line;
      }

      function compare(one, other) {
        const a = one[key], b = other[key];
        const isMissing = value => value === undefined || value === null;
        if (isMissing(a) || isMissing(b)) return isMissing(a) - isMissing(b);
        return direction * (typeof a === 'string' ? (a < b ? -1 : a > b ? 1 : 0) : a - b);
      }

      function draw() {
        body.replaceChildren(...found.slice(0, shown).map(line));
        more.hidden = found.length <= shown;
        const count = Math.min(shown, found.length);
        answer.textContent = `${found.length} of ${rows.length} benchmarks, ${count} shown`;
      }

      function refresh() {
        const words = search.value.toLowerCase().split(/\\s+/).filter(word => word !== '');
        found = rows.filter(row => words.every(word => row.text.includes(word))
          && filters.every(([field, select]) => select.value === '' || row[field] === select.value));
        if (key !== null) found.sort(compare);
        shown = step;
        draw();
      }

      search.addEventListener('input', refresh);
      more.addEventListener('click', () => { shown += step; draw(); });
      document.querySelectorAll('#rows th[data-key] button').forEach(button => {
        const head = button.parentElement;
        button.addEventListener('click', () => {
          direction = key === head.dataset.key ? -direction : 1;
          key = head.dataset.key;
          document.querySelectorAll('#rows th[data-key]').forEach(other => {
            other.setAttribute('aria-sort', 'none');
          });
          head.setAttribute('aria-sort', direction > 0 ? 'ascending' : 'descending');
          refresh();
        });
      });
      // What is pointed at or touched in a chart says its value; without a script the browser does.
      const tip = document.getElementById('tip');
      document.querySelectorAll('figure svg').forEach(svg => {
        svg.querySelectorAll('.mark, .cell').forEach(mark => {
          const title = mark.querySelector('title');
          mark.dataset.tip = title.textContent;
          title.remove();
        });
        svg.addEventListener('pointerover', event => {
          const mark = event.target.closest('[data-tip]');
          tip.hidden = mark === null;
          if (mark === null) return;
          tip.textContent = mark.dataset.tip;
          const box = mark.getBoundingClientRect();
          const room = document.documentElement.clientWidth - tip.offsetWidth - 8;
          tip.style.left = `${scrollX + Math.max(8, Math.min(box.left, room))}px`;
          tip.style.top = `${scrollY + box.top - tip.offsetHeight - 8}px`;
        });
        svg.addEventListener('pointerleave', () => { tip.hidden = true; });
      });
      // A link to an operation's table shows its rows here.
      const anchors = new Map(rows.map(row => {
        const title = row.family + '.' + row.operation;
        return [title.toLowerCase().replace(/[^a-z0-9_-]/g, ''), title];
      }));
      document.querySelectorAll('a[href^="#"]').forEach(link => {
        const title = anchors.get(link.getAttribute('href').slice(1));
        if (title === undefined) return;
        link.addEventListener('click', event => {
          event.preventDefault();
          search.value = title + '.';
          refresh();
          document.getElementById('rows').scrollIntoView();
          search.focus();
        });
      });
      refresh();
    })();
    """
}
