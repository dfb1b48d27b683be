# Completions of sample for bash; made by 'sample completions bash'.
_sample_complete() {
  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
  local command=run
  COMPREPLY=()
  # Bash takes the sign of --option=value for a word of its own.
  if [[ $word == "=" ]]; then
    word=""
  elif [[ $before == "=" ]]; then
    before="${COMP_WORDS[COMP_CWORD-2]}"
  fi
  if (( COMP_CWORD > 1 )) && [[ ${COMP_WORDS[1]} != -* ]]; then
    command="${COMP_WORDS[1]}"
  elif (( COMP_CWORD == 1 )) && [[ $word == -* ]]; then
    command=""
  elif (( COMP_CWORD == 1 )); then
    COMPREPLY=($(compgen -W "run merge help" -- "$word"))
    return
  fi
  local valued=" --budget --count --filter --pace --seed " place=0 index
  for (( index = 2; index < COMP_CWORD; index++ )); do
    [[ ${COMP_WORDS[index]} == [-=]* || ${COMP_WORDS[index-1]} == "=" ]] && continue
    [[ $valued == *" ${COMP_WORDS[index-1]} "* ]] || (( place += 1 ))
  done
  case "$command $before" in
    "run --filter") :; return ;;
    "run --pace") COMPREPLY=($(compgen -W "slow fast" -- "$word")); return ;;
    "run --count") :; return ;;
    "run --budget") :; return ;;
    "run --seed") :; return ;;
  esac
  case "$command" in
    "") COMPREPLY=($(compgen -W "--version -h --help --filter --pace --count --budget --seed -q --quiet" -- "$word")) ;;
    help) COMPREPLY=($(compgen -W "run merge" -- "$word")) ;;
    run)
      if [[ $word == -* ]]; then COMPREPLY=($(compgen -W "--filter --pace --count --budget --seed -q --quiet -h --help" -- "$word")); else :; fi ;;
    merge)
      if [[ $word == -* ]]; then COMPREPLY=($(compgen -W "-h --help" -- "$word")); else case $place in 0) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "$word") ;; *) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- "$word") ;; esac; fi ;;
  esac
}
complete -F _sample_complete sample
