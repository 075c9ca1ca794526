import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export interface FileText {
  text: string;
  /** Describes a problem with the encoding. */
  fault?: string;
}

/** Reads the files of a site as text, and collects those that cannot be read. */
export class FileReader {
  readonly #dir: string;
  readonly #unread = new Map<string, string>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  read(file: string): FileText | undefined {
    try {
      const bytes = readFileSync(join(this.#dir, file));
      return decodeText(file.endsWith('.gz') ? gunzipSync(bytes) : bytes);
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException;
      this.#unread.set(file, code);
      return undefined;
    }
  }

  /** @throws Error naming every file that could not be read */
  refuseUnread(): void {
    if (this.#unread.size === 0) return;
    const names = [...this.#unread].map(([file, code]) => `${file} (${causes[code] ?? code})`);
    throw new Error(`could not read ${names.join(', ')} in ${this.#dir}`);
  }
}

const causes: Record<string, string> = {
  EACCES: 'permission denied',
  EIO: 'the disk cannot read it',
  ENOENT: 'gone since the folder was listed',
};

/** Decodes by the byte order mark, as UTF-8, or by the encoding that the text declares. */
function decodeText(bytes: Buffer): FileText {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'feff') return { text: new TextDecoder('utf-16be').decode(bytes) };
  if (mark === 'fffe') return { text: new TextDecoder('utf-16le').decode(bytes) };
  if (bytes.includes(0)) return { text: '', fault: 'not text: it contains null characters' };
  if (isUtf8(bytes)) return { text: bytes.toString('utf8', mark === 'efbb' ? 3 : 0) };

  const start = bytes.toString('latin1', 0, 1024);
  const [, label = ''] = /\b(?:charset|encoding)\s*=\s*["']?\s*([\w:-]+)/i.exec(start) ?? [];
  try {
    if (label !== '' && !/^utf-?8$/i.test(label)) return { text: new TextDecoder(label).decode(bytes) };
  } catch {
    // An unknown encoding is reported like a missing one.
  }
  const claim = label === '' ? 'declares no encoding' : `declares ${label}`;
  return { text: new TextDecoder('windows-1252').decode(bytes), fault: `not UTF-8, and ${claim}` };
}
