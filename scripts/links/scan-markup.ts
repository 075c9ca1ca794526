import { Tokenizer } from 'htmlparser2';

/** An attribute that was asked for, with its character references resolved. */
export interface Attribute {
  name: string;
  value: string;
  /** Where it stands in the text. */
  offset: number;
}

/** What is to be told of a text. */
export interface MarkupReader {
  /** Names of the attributes that are read; all others are passed over. */
  attributes: ReadonlySet<string>;
  /** Is told of every element, with those of its attributes that are read, and where its tag ends. */
  onElement: (name: string, attributes: readonly Attribute[], end: number) => void;
  /** Names of the elements whose own text is read. */
  texts: ReadonlySet<string>;
  /** Is told of the text of such an element, once it ends. */
  onText: (name: string, text: string, offset: number) => void;
}

/** A tag that follows the text. Where it is not seen as one, the text ended inside something. */
const end = '<end-of-text>';

/**
 * Reads HTML, or XML, from start to end; what is not closed is no fault. The tokenizer keeps no stack of elements, so
 * the time is in proportion to the text however deep its elements nest.
 *
 * @returns whether the text ends where markup may: not inside a tag, a comment or a script
 */
export function scanMarkup(text: string, reader: MarkupReader, { xml = false } = {}): boolean {
  const scanner = new Scanner(text, reader);
  const tokenizer = new Tokenizer({ xmlMode: xml, decodeEntities: true }, scanner);
  tokenizer.write(text);
  tokenizer.write(end);
  return scanner.ended;
}

class Scanner {
  ended = false;

  readonly #text: string;
  readonly #reader: MarkupReader;
  #element = '';
  #attributes: Attribute[] = [];
  /** The attribute that is being read; nothing when it is one to pass over. */
  #attribute: Attribute | undefined;
  /** The element whose text is being read. */
  #collecting = '';
  #collected = '';
  #collectedFrom = -1;
  #foreignDepth = 0;

  constructor(text: string, reader: MarkupReader) {
    this.#text = text;
    this.#reader = reader;
  }

  onopentagname(start: number, endIndex: number): void {
    if (start > this.#text.length) this.ended = true;
    this.#element = this.#text.slice(start, endIndex).toLowerCase();
    this.#attributes = [];
  }

  onattribname(start: number, endIndex: number): void {
    const name = this.#text.slice(start, endIndex).toLowerCase();
    this.#attribute = this.#reader.attributes.has(name) ? { name, value: '', offset: start } : undefined;
  }

  onattribdata(start: number, endIndex: number): void {
    if (this.#attribute) this.#attribute.value += this.#text.slice(start, endIndex);
  }

  onattribentity(codePoint: number): void {
    if (this.#attribute) this.#attribute.value += String.fromCodePoint(codePoint);
  }

  onattribend(): void {
    // Of two attributes with one name the first counts.
    const { name } = this.#attribute ?? {};
    if (this.#attribute && !this.#attributes.some((other) => other.name === name)) {
      this.#attributes.push(this.#attribute);
    }
    this.#attribute = undefined;
  }

  onopentagend(endIndex: number): void {
    if (this.#element === 'svg' || this.#element === 'math') this.#foreignDepth += 1;
    this.#finishTag(endIndex);
    if (this.#reader.texts.has(this.#element)) this.#collect(this.#element);
  }

  onselfclosingtag(endIndex: number): void {
    this.#finishTag(endIndex);
  }

  onclosetag(start: number, endIndex: number): void {
    const name = this.#text.slice(start, endIndex).toLowerCase();
    if (name === 'svg' || name === 'math') this.#foreignDepth = Math.max(0, this.#foreignDepth - 1);
    if (this.#collecting === '') return;
    this.#reader.onText(this.#collecting, this.#collected, this.#collectedFrom);
    this.#collect('');
  }

  ontext(start: number, endIndex: number): void {
    if (this.#collecting === '') return;
    if (this.#collectedFrom < 0) this.#collectedFrom = start;
    this.#collected += this.#text.slice(start, endIndex);
  }

  ontextentity(codePoint: number, endIndex: number): void {
    if (this.#collecting === '') return;
    if (this.#collectedFrom < 0) this.#collectedFrom = endIndex;
    this.#collected += String.fromCodePoint(codePoint);
  }

  oncdata(start: number, endIndex: number, endOffset: number): void {
    this.ontext(start, endIndex - endOffset);
  }

  /** In SVG and MathML a `<title>` or `<style>` holds markup like every other element. */
  isInForeignContext(): boolean {
    return this.#foreignDepth > 0;
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}

  #finishTag(endIndex: number): void {
    // A tag that takes in the end of the text is half-written.
    if (endIndex < this.#text.length) this.#reader.onElement(this.#element, this.#attributes, endIndex);
  }

  #collect(element: string): void {
    this.#collecting = element;
    this.#collected = '';
    this.#collectedFrom = -1;
  }
}

/** An address without the spaces and control characters around it, which a URL parser leaves out. */
export function stripSpaces(url: string): string {
  let start = 0;
  let end = url.length;
  while (start < end && url.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && url.charCodeAt(end - 1) <= 0x20) end -= 1;
  return url.slice(start, end);
}
