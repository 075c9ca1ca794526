#!/bin/sh
# Puts the rules of a built site in force on its server, with the paths there filled in. Rules that nginx refuses make
# way for those that were there.
#
#   scripts/hosts/nginx.sh dist user@server:/var/www/example.com /etc/nginx/conf.d/example.com.conf \
#     /etc/ssl/certs/example.com.pem /etc/ssl/private/example.com.key
#
# Needs `sudo` there. RSYNC_RSH names another way in, as for rsync.sh.
set -eu

if [ $# -ne 5 ] || [ ! -s "$1/nginx.conf" ]; then
  echo "Usage: scripts/hosts/nginx.sh FOLDER DESTINATION FILE CERTIFICATE KEY, where FOLDER is a built site." >&2
  exit 2
fi

# Filled in before anything is sent: a pipe would send what a failure leaves of them.
rules=$(sed -e "s|SITE_ROOT|${2#*:}|" -e "s|SITE_CERTIFICATE_KEY|$5|" -e "s|SITE_CERTIFICATE|$4|" "$1/nginx.conf")

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
printf '%s\n' "$rules" | ${RSYNC_RSH:-ssh} "${2%%:*}" "sudo sh -euc '$install' install '$3'"
