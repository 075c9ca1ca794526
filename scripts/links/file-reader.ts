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
  readonly #unread: string[] = [];

  constructor(dir: string) {
    this.#dir = dir;
  }

  read(file: string): FileText | undefined {
    try {
      const bytes = readFileSync(join(this.#dir, file));
      return decodeText(file.endsWith('.gz') ? gunzipSync(bytes) : bytes);
    } catch (error) {
      this.#unread.push(`${file} (${(error as Error).message})`);
      return undefined;
    }
  }

  /** @throws Error naming every file that could not be read */
  refuseUnread(): void {
    if (this.#unread.length > 0) throw new Error(`could not read ${this.#unread.join(', ')} in ${this.#dir}`);
  }
}

/** Decodes by the byte order mark, as UTF-8, or by the encoding that the text declares. */
function decodeText(bytes: Buffer): FileText {
  if (isUtf8(bytes) && !bytes.includes(0)) return { text: new TextDecoder().decode(bytes) };
  const mark = bytes.toString('hex', 0, 2);
  const start = bytes.toString('latin1', 0, 1024);
  const declared = /\b(?:charset|encoding)\s*=\s*["']?\s*([\w:-]+)/i.exec(start)?.[1];
  const label = mark === 'feff' ? 'utf-16be' : mark === 'fffe' ? 'utf-16le' : declared;
  if (bytes.includes(0) && !label?.startsWith('utf-16')) {
    return { text: '', fault: 'not text: it contains null characters' };
  }
  try {
    return { text: new TextDecoder(label ?? 'utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const claim = label === undefined ? 'declares no encoding' : `declares ${label}`;
    return { text: bytes.toString('latin1'), fault: `not UTF-8, and ${claim}` };
  }
}
