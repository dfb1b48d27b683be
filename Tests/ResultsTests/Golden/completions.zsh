#compdef sample
# Completions of sample for zsh; made by 'sample completions zsh'.
_sample() {
  local -a subcommands=(
    'run:Does the work.'
    'merge:Puts directories together.'
    'help:Show help information.'
  )
  local program=$words[1] command=run
  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
    _describe -t commands subcommand subcommands
    return
  elif (( CURRENT == 2 )); then
    command=""
  elif [[ $words[2] != -* ]]; then
    command=$words[2]
    shift words
    (( CURRENT-- ))
  fi
  case $command in
    "")
      _arguments \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '*--filter=[Only what matches; may be repeated.]:regex: ' \
        '--pace=[How much time is taken.]:pace:(slow fast)' \
        '--count=[How many times.]:count: ' \
        '--budget=[The longest that all of it may take.]:seconds: ' \
        '--seed=[The seed of the generator.]:number: ' \
        '-q[Print nothing but errors.]' \
        '--quiet[Print nothing but errors.]'
      ;;
    help)
      _arguments \
        '1:subcommand:(run merge)'
      ;;
    run)
      _arguments \
        '*--filter=[Only what matches; may be repeated.]:regex: ' \
        '--pace=[How much time is taken.]:pace:(slow fast)' \
        '--count=[How many times.]:count: ' \
        '--budget=[The longest that all of it may take.]:seconds: ' \
        '--seed=[The seed of the generator.]:number: ' \
        '-q[Print nothing but errors.]' \
        '--quiet[Print nothing but errors.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]'
      ;;
    merge)
      _arguments \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '1:target:_files -/' \
        '*:source:_files -/'
      ;;
  esac
}
# Read from a directory of fpath this is the function's first call, else it is a script.
if [[ $funcstack[1] == _sample ]]; then
  _sample "$@"
else
  compdef _sample sample
fi
