#!/usr/bin/env bash
# Counts a selection once as a whole and once in two parts that GNU parallel runs side by side, and
# holds the joined parts to the whole, byte for byte.
#
# Usage: check_shards.sh DIRECTORY [SELECTION...], where DIRECTORY holds DispatchBench and ReportGen
# and SELECTION are options such as --filter REGEX; without any it is the whole suite.
# Needs Debian's parallel and valgrind.
set -euo pipefail

programs=$(cd "$1" && pwd)
shift
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

"$programs/DispatchBench" count "$@" --output whole >/dev/null
# --will-cite only silences the request to cite the tool.
parallel --will-cite --jobs 2 --halt now,fail=1 --quote \
  "$programs/DispatchBench" count "$@" --shard {}/2 --output part-{} ::: 1 2 >/dev/null

# In the wrong order on purpose: the parts say themselves which they are.
"$programs/ReportGen" merge --output joined part-2 part-1
cmp whole/results.csv joined/results.csv

refused() {
  local expected=$1 status=0
  shift
  "$programs/ReportGen" merge --output never "$@" 2>refusal || status=$?
  if [[ $status != "$expected" || -e never ]]; then
    echo "merge $* ended with $status, expected $expected: $(cat refusal)" >&2
    exit 1
  fi
}
refused 4 part-1
refused 65 part-1 part-1
refused 65 part-1 whole

rows=$(($(wc -l <joined/results.csv) - 1))
echo "two shards joined give the $rows rows of the whole, byte for byte"
