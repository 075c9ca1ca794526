import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A file as text. */
export interface FileText {
  text: string;
  /** What is wrong with its characters, in words. */
  fault: string | undefined;
}

/** Reads the files of a site as browsers read them, and remembers which could not be read. */
export class FileReader {
  readonly #dir: string;
  readonly #unread = new Map<string, string>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** The text of a file; nothing when it could not be read. */
  read(file: string): FileText | undefined {
    try {
      const bytes = readFileSync(join(this.#dir, file));
      return decodeText(file.endsWith('.gz') ? gunzipSync(bytes) : bytes);
    } catch (error) {
      this.#unread.set(file, (error as NodeJS.ErrnoException).code ?? String(error));
      return undefined;
    }
  }

  /**
   * Ends the check where files could not be read: without them there is no verdict.
   *
   * @throws Error naming every such file
   */
  refuseUnread(): void {
    if (this.#unread.size === 0) return;
    const names = [...this.#unread].map(([file, code]) => `${file} (${causes[code] ?? code})`);
    throw new Error(`could not read ${names.join(', ')} in ${this.#dir}`);
  }
}

const causes: Record<string, string> = {
  EACCES: 'permission denied',
  EISDIR: 'it is a folder now',
  EIO: 'the disk cannot read it',
  ENOENT: 'gone since the folder was listed',
  ERR_FS_FILE_TOO_LARGE: 'too large',
  ERR_STRING_TOO_LONG: 'too large',
};

/** Decodes by the byte order mark, as UTF-8, or by what the page declares; what declares nothing is read as browsers do. */
function decodeText(bytes: Buffer): FileText {
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), fault: undefined };
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), fault: undefined };
  if (bytes.includes(0)) return { text: '', fault: 'not text: it holds null characters' };
  if (isUtf8(bytes)) {
    const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    return { text: bytes.toString('utf8', hasMark ? 3 : 0), fault: undefined };
  }
  const start = bytes.toString('latin1', 0, 1024);
  const [, label = ''] = /\b(?:charset|encoding)\s*=\s*["']?\s*([\w:-]+)/i.exec(start) ?? [];
  try {
    if (label !== '' && !/^utf-?8$/i.test(label))
      return { text: new TextDecoder(label).decode(bytes), fault: undefined };
  } catch {
    // A name that no decoder has says nothing.
  }
  const claim = label === '' ? 'names no encoding' : `claims to be ${label}`;
  return { text: new TextDecoder('windows-1252').decode(bytes), fault: `not UTF-8, and ${claim}` };
}
