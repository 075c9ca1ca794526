#!/bin/sh
# Uploads a built site to a server: first files, then the documents that load them, and deletes old files last, so that no
# page is ever without its files.
#
#   scripts/hosts/rsync.sh dist user@server:/var/www/example.com
#
# The folder must contain only the site: all other files in it are deleted, except .well-known/acme-challenge. Unchanged
# files keep their modification time, so that cached copies stay valid. Configuration files of hosts are not uploaded.
# RSYNC_RSH replaces `ssh`, for example with `ssh -p 2222`.
set -eu

if [ $# -ne 2 ] || [ ! -f "$1/index.html" ]; then
  echo "Usage: scripts/hosts/rsync.sh FOLDER DESTINATION, where FOLDER is a built site with its index.html." >&2
  exit 2
fi
path=${2#*]}
path=${path#*:}
path=${path%/}
# A home folder itself is not a valid destination.
case $path in
  '~'*/*) ;;
  '~'*) path= ;;
esac
# With a slash at each end, so that every segment is between two slashes.
case /${path#/}/ in
  *//* | */./* | */../*)
    echo "The destination is \"$2\"; expected a folder that contains only the site: other files in it are deleted." >&2
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
