import { otherTypes, textTypes } from './content-types.ts';
import { acceptPattern, encodings } from './encodings.ts';

/** Headers of compressed files, and the variable of each. */
export const encodingHeaders: Readonly<Record<string, string>> = {
  'Content-Encoding': '$site_encoding',
  'Content-Type': '$site_type',
  Vary: '$site_vary',
};

const forms = encodings.map(({ extension }) => extension.slice(1)).join('|');
const texts = Object.keys(textTypes).map((extension) => extension.slice(1));
/** Statuses of responses with a file. Errors of nginx itself have other ones. */
const files = '200|403|404';

/** Matches the paths of compressed files. */
export const formPattern = `\\.(?:${forms})$`;

/**
 * Returns maps by which nginx serves compressed files without a module: the extension for a visitor, and the headers of a
 * file with that extension, for which nginx has no media type.
 */
export function encodingMaps(): string {
  return `# What is added to the name of a file that the visitor takes compressed; the file's own name.
map $http_accept_encoding $site_suffix {
    default "";
${encodings.map(({ coding, extension }) => `    "~*${acceptPattern(coding)}" ${extension};`).join('\n')}
}
map $uri $site_file {
    default $uri;
    "~^(?<site_whole>/.*)${formPattern}" $site_whole;
}
map "$status $uri" $site_encoding {
    default "";
${encodings.map(({ coding, extension }) => `    "~^(?:${files}) .*\\${extension}$" ${coding};`).join('\n')}
}
map "$status $uri" $site_type {
    default "";
${texts.map((text) => `    "~^(?:${files}) .*\\.${text}${formPattern}" "${textTypes[`.${text}`]}; charset=utf-8";`).join('\n')}
}
map "$status $uri" $site_vary {
    default "";
    "~^(?:${files}|304) .*\\.(?:${texts.join('|')})(?:\\.(?:${forms}))?$" Accept-Encoding;
}`;
}

/** Returns the media types, and the types that nginx compresses if there is no compressed file. */
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
    # A part of a compressed file is of no use, and a wrong one would be refused with the headers of a file.
    max_ranges 0;`;
}
