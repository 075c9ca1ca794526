#!/bin/sh
# Puts a built site on a server, in an order that leaves no page without what it loads: files first, then the documents
# that name them, deletions last.
#
#   scripts/hosts/rsync.sh dist user@server:/var/www/example.com
#
# The folder must be the site's own: whatever else stands in it is deleted.
# Files that are the same keep their time, so that visitors' copies stay good. What only hosts read stays here, and what
# a certificate is renewed by stays there. RSYNC_RSH names another way in, such as `ssh -p 2222`.
set -eu

if [ $# -ne 2 ] || [ ! -f "$1/index.html" ]; then
  echo "Usage: scripts/hosts/rsync.sh FOLDER DESTINATION, where FOLDER is a built site with its index.html." >&2
  exit 2
fi
path=${2#*]}
path=${path#*:}
path=${path%/}
# A home itself, of whomever, is nobody's site.
case $path in
  '~'*/*) ;;
  '~'*) path= ;;
esac
# With a slash at either end, so that each of its parts stands between two.
case /${path#/}/ in
  *//* | */./* | */../*)
    echo "The destination is \"$2\", expected a folder of the site's own: whatever else stands in it is deleted." >&2
    exit 2
    ;;
esac
from=${1%/}/
to=${2%/}/

send() {
  rsync --recursive --checksum --chmod=D755,F644 --delay-updates \
    --exclude=/nginx.conf --exclude=/vercel.json --exclude=/_headers --exclude=/_redirects \
    --exclude=/CNAME --exclude=/.nojekyll --exclude=/.well-known/acme-challenge \
    "$@" "$from" "$to"
}

send --exclude='*.html' --exclude='*.html.*'
send
send --delete-delay
