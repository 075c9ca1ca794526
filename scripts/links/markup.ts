import { Tokenizer } from 'htmlparser2';

export interface Attribute {
  name: string;
  value: string;
  offset: number;
}

export interface MarkupReader {
  attributes: ReadonlySet<string>;
  /** Called with the requested attributes and the offset where the start tag ends. */
  onElement?: (name: string, attributes: readonly Attribute[], end: number) => void;
  /** Names of elements whose text to read. */
  texts: ReadonlySet<string>;
  onText: (name: string, text: string, offset: number) => void;
}

/** Added after the text: the tokenizer finds this tag unless the text ends inside a tag, a comment or a script. */
const endMark = '<end-of-text>';

/** Reads HTML or XML with the tokenizer, because a parser takes twice as long. Returns whether the markup is complete. */
export function readMarkup(text: string, reader: MarkupReader, xml: boolean): boolean {
  const scanner = new Scanner(text, reader);
  const tokenizer = new Tokenizer({ xmlMode: xml, decodeEntities: true }, scanner);
  tokenizer.write(text);
  tokenizer.write(endMark);
  return scanner.isComplete;
}

class Scanner {
  isComplete = false;

  readonly #text: string;
  readonly #reader: MarkupReader;
  #element = '';
  #attributes: Attribute[] = [];
  #attribute: Attribute | undefined;
  #collected: { name: string; text: string; offset: number } | undefined;
  #foreignDepth = 0;

  constructor(text: string, reader: MarkupReader) {
    this.#text = text;
    this.#reader = reader;
  }

  onopentagname(start: number, end: number): void {
    this.isComplete ||= start > this.#text.length;
    this.#element = this.#text.slice(start, end).toLowerCase();
    this.#attributes = [];
  }

  onattribname(start: number, end: number): void {
    const name = this.#text.slice(start, end).toLowerCase();
    // Browsers ignore repeated attributes.
    const isRead = this.#reader.attributes.has(name) && !this.#attributes.some((other) => other.name === name);
    this.#attribute = isRead ? { name, value: '', offset: start } : undefined;
  }

  onattribdata(start: number, end: number): void {
    if (this.#attribute) this.#attribute.value += this.#text.slice(start, end);
  }

  onattribentity(codePoint: number): void {
    if (this.#attribute) this.#attribute.value += String.fromCodePoint(codePoint);
  }

  onattribend(): void {
    if (this.#attribute) this.#attributes.push(this.#attribute);
    this.#attribute = undefined;
  }

  onopentagend(end: number): void {
    if (isForeign(this.#element)) this.#foreignDepth += 1;
    this.onselfclosingtag(end);
    if (this.#reader.texts.has(this.#element)) this.#collected = { name: this.#element, text: '', offset: end + 1 };
  }

  onselfclosingtag(end: number): void {
    if (end < this.#text.length) this.#reader.onElement?.(this.#element, this.#attributes, end);
  }

  onclosetag(start: number, end: number): void {
    if (this.#foreignDepth > 0 && isForeign(this.#text.slice(start, end).toLowerCase())) this.#foreignDepth -= 1;
    if (this.#collected === undefined) return;
    this.#reader.onText(this.#collected.name, this.#collected.text, this.#collected.offset);
    this.#collected = undefined;
  }

  ontext(start: number, end: number): void {
    if (this.#collected) this.#collected.text += this.#text.slice(start, end);
  }

  ontextentity(codePoint: number): void {
    if (this.#collected) this.#collected.text += String.fromCodePoint(codePoint);
  }

  oncdata(start: number, end: number, endOffset: number): void {
    this.ontext(start, end - endOffset);
  }

  /** In SVG and MathML, `<title>` and `<style>` contain markup like any other element. */
  isInForeignContext(): boolean {
    return this.#foreignDepth > 0;
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}
}

function isForeign(element: string): boolean {
  return element === 'svg' || element === 'math';
}

/** Removes the spaces and control characters that a URL parser ignores around an address. */
export function trimUrl(url: string): string {
  const isTrimmed = url.charCodeAt(0) > 0x20 && url.charCodeAt(url.length - 1) > 0x20;
  return isTrimmed ? url : url.replace(/^[\0- ]+|[\0- ]+$/g, '');
}

export function words(text: string): string[] {
  return text.split(/[\t\n\f\r ]+/).filter(Boolean);
}
