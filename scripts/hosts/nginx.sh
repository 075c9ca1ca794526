#!/bin/sh
# Installs the nginx.conf of a built site on its server, with the placeholders replaced by paths there. If nginx rejects
# it, restores the previous file.
#
#   scripts/hosts/nginx.sh dist user@server:/var/www/example.com /etc/nginx/conf.d/example.com.conf \
#     /etc/ssl/certs/example.com.pem /etc/ssl/private/example.com.key
#
# The destination is the same as for rsync.sh, but its path must be absolute. Needs `sudo` on the server. RSYNC_RSH
# replaces `ssh`, as in rsync.sh.
set -eu

if [ $# -ne 5 ] || [ ! -s "$1/nginx.conf" ]; then
  echo "Usage: scripts/hosts/nginx.sh FOLDER DESTINATION FILE CERTIFICATE KEY, where FOLDER is a built site." >&2
  exit 2
fi

# An IPv6 address is in brackets, which ssh does not accept.
case ${2%%:*} in
  *\[*)
    server=${2%%]:*}
    server=${server%%\[*}${server#*\[}
    root=${2#*]:}
    ;;
  *)
    server=${2%%:*}
    root=${2#*:}
    ;;
esac
root=${root%/}
# Without a colon, or with a slash before it, the destination is a local folder.
case $server in
  '' | -* | */*) root= ;;
esac

faults=0
place='absolute path on the server, of letters, digits and . _ @ + ~ -'

# Arguments: name, value, the path in the value, expectation. Rejects characters with a meaning in sed, nginx or the shell.
check() {
  case $3/ in
    *[!A-Za-z0-9/._@+~-]* | *//* | */./* | */../*) ;;
    /?*/) return ;;
  esac
  printf '%s is "%s"; expected %s.\n' "$1" "$2" "$4" >&2
  faults=$((faults + 1))
}

check DESTINATION "$2" "$root" "SERVER:FOLDER, where FOLDER is an $place"
check FILE "$3" "$3" "an $place"
check CERTIFICATE "$4" "$4" "an $place"
check KEY "$5" "$5" "an $place"
if [ $faults -gt 0 ]; then exit 2; fi

# Not in the pipe below, which would send incomplete rules if sed failed.
rules=$(sed -e "s|SITE_ROOT|$root|" -e "s|SITE_CERTIFICATE_KEY|$5|" -e "s|SITE_CERTIFICATE|$4|" "$1/nginx.conf")

# The backup is in another folder, because nginx may read every file in the folder of its rules.
install='
  was=$(mktemp -d)/nginx.conf
  if [ -e "$1" ]; then cp "$1" "$was"; fi
  if cat > "$1" && nginx -t; then rm -r "${was%/*}"; nginx -s reload; exit; fi
  if [ -e "$was" ]; then cat "$was" > "$1"; else rm -f "$1"; fi
  rm -r "${was%/*}"
  echo "nginx rejected the new rules; the previous ones are still in use." >&2
  exit 1
'
printf '%s\n' "$rules" | ${RSYNC_RSH:-ssh} "$server" "sudo sh -euc '$install' install '$3'"
