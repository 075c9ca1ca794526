#!/bin/sh
# Puts the rules of a built site in force on its server, with the paths there filled in. Rules that nginx refuses make
# way for those that were there.
#
#   scripts/hosts/nginx.sh dist user@server:/var/www/example.com /etc/nginx/conf.d/example.com.conf \
#     /etc/ssl/certs/example.com.pem /etc/ssl/private/example.com.key
#
# The destination is that of rsync.sh, with the folder's path from / on: nginx takes any other for one of its own.
# Needs `sudo` there. RSYNC_RSH names another way in, as for rsync.sh.
set -eu

if [ $# -ne 5 ] || [ ! -s "$1/nginx.conf" ]; then
  echo "Usage: scripts/hosts/nginx.sh FOLDER DESTINATION FILE CERTIFICATE KEY, where FOLDER is a built site." >&2
  exit 2
fi

# An address with colons stands in brackets, which rsync takes off before it asks for a way in.
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
# What has no colon, or a slash before it, is a folder of this machine.
case $server in
  '' | -* | */*) root= ;;
esac

faults=0
place='path on the server from / on, of letters, digits and . _ @ + ~ -'

# The name of an argument, the argument, the path in it, what is expected. Other characters than these mean something to
# sed, to nginx or to the shell there.
check() {
  case $3/ in
    *[!A-Za-z0-9/._@+~-]* | *//* | */./* | */../*) ;;
    /?*/) return ;;
  esac
  printf '%s is "%s", expected %s.\n' "$1" "$2" "$4" >&2
  faults=$((faults + 1))
}

check DESTINATION "$2" "$root" "SERVER:FOLDER, where FOLDER is a $place"
check FILE "$3" "$3" "a $place"
check CERTIFICATE "$4" "$4" "a $place"
check KEY "$5" "$5" "a $place"
if [ $faults -gt 0 ]; then exit 2; fi

# Filled in before anything is sent: a pipe would send what a failure leaves of them.
rules=$(sed -e "s|SITE_ROOT|$root|" -e "s|SITE_CERTIFICATE_KEY|$5|" -e "s|SITE_CERTIFICATE|$4|" "$1/nginx.conf")

# What was there waits outside the folder of rules, all of which nginx may read.
install='
  was=$(mktemp -d)/nginx.conf
  if [ -e "$1" ]; then cp "$1" "$was"; fi
  if cat > "$1" && nginx -t; then rm -r "${was%/*}"; nginx -s reload; exit; fi
  if [ -e "$was" ]; then cat "$was" > "$1"; else rm -f "$1"; fi
  rm -r "${was%/*}"
  echo "nginx keeps the rules that it had." >&2
  exit 1
'
printf '%s\n' "$rules" | ${RSYNC_RSH:-ssh} "$server" "sudo sh -euc '$install' install '$3'"
