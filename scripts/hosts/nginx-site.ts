import { fallbackDocument, notFoundPath } from '../../src/routes.ts';
import { type Addresses, fallbackFile, locations, nameOf, notFoundFile } from './addresses.ts';
import { anyQuery, documentCache, type HeaderRule, type Headers, headersFor } from './headers.ts';
import { compressedPattern, encodingHeaders, encodingMaps, typesAndCompression } from './nginx-encodings.ts';

/** Placeholders in nginx.conf for paths on the server. */
export const placeholders = {
  root: 'SITE_ROOT',
  certificate: 'SITE_CERTIFICATE',
  certificateKey: 'SITE_CERTIFICATE_KEY',
} as const;

/** The maximum length of a plain map key or server name, with nginx's default bucket sizes. */
const longestKey = 46;

/** Headers that depend on the path, and their nginx variables. */
const varying: Readonly<Record<string, string>> = {
  'Cache-Control': '$site_cache',
  'Content-Security-Policy': '$site_policy',
  'Cross-Origin-Resource-Policy': '$site_resource_policy',
  'No-Vary-Search': '$site_any_query',
};

/**
 * Returns nginx.conf, a site for the `http` context. All headers are set at server level, because a location with its own
 * `add_header` does not inherit others. Maps set the headers that depend on the served file.
 */
export function nginxSite(rules: readonly HeaderRule[], addresses: Addresses, files: readonly string[]): string {
  const { host, legacyHosts, pages, postcodes } = addresses;
  const name = nameOf(host);
  const legacyNames = legacyHosts.map(nameOf).filter((legacy) => legacy !== name);
  const [notFoundName, fallbackName] = [notFoundPath.slice(1), fallbackDocument.path.slice(1)];
  const common = headersFor(rules.slice(0, 1), '/');

  return `# ${name}: a site for nginx, written by the build.
#
#   1. Copy the folder of this file to the server, and install a certificate for: ${[name, ...legacyNames].join(', ')}
#   2. sed -e 's|${placeholders.root}|/var/www/${name}|' \\
#          -e 's|${placeholders.certificateKey}|/etc/ssl/private/${name}.key|' \\
#          -e 's|${placeholders.certificate}|/etc/ssl/certs/${name}.pem|' nginx.conf > /etc/nginx/conf.d/${name}.conf
#   3. nginx -t && systemctl reload nginx
#   4. Repeat after every build: the policies below contain hashes of its pages.
#
# If \`nginx -V\` lists http_v3_module, two more expressions enable HTTP/3: -e 's| http2;|;|' -e 's|#3 ||'
#
# Compressed files (npm run build -- --compress) are served without a check against the original file: upload the whole
# folder, and do not change files in it.

# The requested path; the same without \`.html\` and trailing slashes; the page at that path, if any.
map $request_uri $site_path {
    default /;
    "~^(?<site_raw>/[^?]*)" $site_raw;
}
map $request_uri $site_bare {
    default /;
    "~^/index(?:\\.html)?/*(?:\\?|$)" /;
    "~^(?<site_stem>/[^?]*?)(?:\\.html)?/*(?:\\?|$)" $site_stem;
}
map $site_bare $site_page {
    default "";
${pages.map((page) => `    ${keyOf(page)} ${page};`).join('\n')}
}

# The canonical path of the page or postcode if the requested path has another form. Postcodes ignore case.
map "$site_page $site_bare $site_path" $site_moved {
    default "";
    "~^(?<site_own>/\\S*) \\S+ \\k<site_own>$" "";
    "~^(?<site_to>/\\S*) (?:\\k<site_to>|${locations}\\S+) " $site_to;
    "~^ (?i:(?<site_postcode>${locations}(?:%20)*(?:${postcodes.join('|')})[^/]*)) \\k<site_postcode>[./]" $site_postcode;
}
map $site_moved $site_target {
    default $site_moved;
    "" $site_path;
}

${encodingMaps()}

map $site_file ${varying['Cache-Control']} {
    default "${documentCache}";
${mapRows(rules, 'Cache-Control', documentCache)}
}
map $site_file ${varying['Content-Security-Policy']} {
    default "";
${mapRows(rules, 'Content-Security-Policy')}
}
map $site_file ${varying['Cross-Origin-Resource-Policy']} {
    default same-origin;
${mapRows(rules, 'Cross-Origin-Resource-Policy', 'same-origin')}
}
map "$status $site_file" ${varying['No-Vary-Search']} {
    default "";
    "~^(?:200|304|403|404) .*\\.html$" "${anyQuery}";
}

server {
    listen 80;
    listen [::]:80;
    server_name ${[name, ...legacyNames].map(serverName).join(' ')};
    server_tokens off;
    return 301 ${host}$site_target$is_args$args;
}
${
  legacyNames.length === 0
    ? ''
    : `
server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    #3 listen 443 quic;
    #3 listen [::]:443 quic;
    #3 http2 on;
    server_name ${legacyNames.map(serverName).join(' ')};
    server_tokens off;
    ssl_certificate ${placeholders.certificate};
    ssl_certificate_key ${placeholders.certificateKey};
    return 301 ${host}$site_target$is_args$args;
}
`
}
server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    #3 listen 443 quic reuseport;
    #3 listen [::]:443 quic reuseport;
    #3 http2 on;
    server_name ${serverName(name)};
    server_tokens off;
    ssl_certificate ${placeholders.certificate};
    ssl_certificate_key ${placeholders.certificateKey};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:site:1m;

    root ${placeholders.root};
${typesAndCompression()}

${headerLines(common)}
    #3 add_header Alt-Svc 'h3=":443"; ma=86400' always;

    error_page 403 404 /${notFoundFile};
    if ($site_moved) {
        return 301 ${host}$site_moved$is_args$args;
    }

    location / {
        try_files $uri$site_suffix $uri.html$site_suffix $uri $uri.html =404;
    }
    location = / {
        try_files /index.html$site_suffix /index.html =404;
    }
    location ~ "${compressedPattern}" {
        return 404;
    }
    location ~* "^${locations} *(?:${postcodes.join('|')})[^/]*$" {
        try_files $uri.html$site_suffix $uri.html /${fallbackFile};
    }

    # Documents that are served at other paths, and files that are not for visitors.
    location ~ ^/(?:${notFoundName}|${fallbackName})\\.html$ {
        internal;
        try_files $uri$site_suffix $uri =404;
    }
    location ~ ^/(?:${notFoundName}$|_|\\.(?!well-known/)|${files.map((file) => file.replaceAll('.', '\\.')).join('$|')}$) {
        return 404;
    }
}
`;
}

function headerLines(common: Headers): string {
  return [common, varying, encodingHeaders]
    .flatMap((headers) => Object.entries(headers))
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');
}

function mapRows(rules: readonly HeaderRule[], name: string, usual?: string): string {
  return rules
    .filter(({ headers }) => headers[name] !== undefined && headers[name] !== usual)
    .flatMap(({ pattern, headers }) => fileKeys(pattern, headers).map((key) => `    ${key} "${headers[name]}";`))
    .join('\n');
}

/** Converts the pattern of a rule to map keys, which are paths of files. */
function fileKeys(pattern: string, headers: Headers): string[] {
  if (pattern === `${locations}*`) return [`"~^${locations}"`, `/${fallbackFile}`];
  if (pattern.endsWith('*')) return [`"~^${pattern.slice(0, -1)}"`];
  if (pattern === '/') return ['/index.html'];
  return [keyOf('Content-Security-Policy' in headers ? `${pattern}.html` : pattern)];
}

/** Converts a path to a map key. A long path becomes a pattern that ignores case, like plain keys. */
function keyOf(path: string): string {
  return path.length <= longestKey ? path : `"~*${patternOf(path)}"`;
}

/** Converts a domain name for `server_name`, where patterns ignore case. */
function serverName(name: string): string {
  return name.length <= longestKey ? name : `"~${patternOf(name)}"`;
}

function patternOf(text: string): string {
  return `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
}
