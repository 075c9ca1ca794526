import { otherTypes, textTypes } from './content-types.ts';
import { acceptPattern, encodings } from './encodings.ts';

/** Headers that depend on the encoding, and their nginx variables. */
export const encodingHeaders: Readonly<Record<string, string>> = {
  'Content-Encoding': '$site_encoding',
  'Content-Type': '$site_type',
  Vary: '$site_vary',
};

const extensions = encodings.map(({ extension }) => extension.slice(1)).join('|');
const texts = Object.keys(textTypes).map((extension) => extension.slice(1));
/** Status codes of responses with a file of the site, unlike nginx's own error pages. */
const fileStatuses = '200|403|404';

export const compressedPattern = `\\.(?:${extensions})$`;

/** Returns maps that select a compressed file by `Accept-Encoding` and set its headers, without a module of nginx. */
export function encodingMaps(): string {
  return `# The extension of the compressed file for a request; the path without that extension.
map $http_accept_encoding $site_suffix {
    default "";
${encodings.map(({ coding, extension }) => `    "~*${acceptPattern(coding)}" ${extension};`).join('\n')}
}
map $uri $site_file {
    default $uri;
    "~^(?<site_whole>/.*)${compressedPattern}" $site_whole;
}
map "$status $uri" $site_encoding {
    default "";
${encodings.map(({ coding, extension }) => `    "~^(?:${fileStatuses}) .*\\${extension}$" ${coding};`).join('\n')}
}
map "$status $uri" $site_type {
    default "";
${texts.map((text) => `    "~^(?:${fileStatuses}) .*\\.${text}${compressedPattern}" "${textTypes[`.${text}`]}; charset=utf-8";`).join('\n')}
}
map "$status $uri" $site_vary {
    default "";
    "~^(?:${fileStatuses}|304) .*\\.(?:${texts.join('|')})(?:\\.(?:${extensions}))?$" Accept-Encoding;
}`;
}

/** Returns media types, and compression for texts without a compressed file. */
export function typesAndCompression(): string {
  const types = Object.entries({ ...textTypes, ...otherTypes });
  const compressed = [...new Set(Object.values(textTypes))].filter((type) => type !== 'text/html').join(' ');
  return `    types {
${types.map(([extension, type]) => `        ${type} ${extension.slice(1)};`).join('\n')}
    }
    default_type "";
    charset utf-8;
    charset_types ${compressed};

    gzip on;
    gzip_vary off;
    gzip_comp_level 6;
    gzip_min_length 512;
    gzip_types ${compressed};
    # Ranges of compressed files are useless, and error responses to invalid ranges would have the headers of a file.
    max_ranges 0;`;
}
