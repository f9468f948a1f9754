/** What stands before an operator, as the stream has it. */
export interface Operands {
  /** Numbers outside arrays, and how many of them are meant. */
  readonly numbers: Float64Array;
  count: number;
  /** Names without their slash. */
  names: string[];
  /** Members of the last array: numbers, and strings as bytes. */
  array: (number | Uint8Array)[];
  string: Uint8Array | undefined;
}

const SPACE = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) SPACE[code] = 1;
const DELIMITER = new Uint8Array(256);
for (const sign of '()<>[]{}/%') DELIMITER[sign.charCodeAt(0)] = 1;
const MOST = 64;

const isFigure = (code: number): boolean =>
  (code >= 48 && code <= 57) || code === 45 || code === 43 || code === 46;

/** Reads a content stream sign by sign; tells each operator with its operands. Refuses what no stream holds. */
export class OperatorReader {
  private at = 0;
  readonly operands: Operands = {
    numbers: new Float64Array(MOST),
    count: 0,
    names: [],
    array: [],
    string: undefined,
  };

  constructor(private readonly bytes: Uint8Array) {}

  /** The next operator, its operands read; undefined at the end. */
  next(): string | undefined {
    const { operands, bytes } = this;
    operands.count = 0;
    operands.string = undefined;
    if (operands.names.length > 0) operands.names = [];
    if (operands.array.length > 0) operands.array = [];
    while (this.at < bytes.length) {
      const code = bytes[this.at] as number;
      if (SPACE[code]) this.at++;
      else if (isFigure(code)) this.push(this.number());
      else if (code === 47) operands.names.push(this.name());
      else if (code === 91) this.list();
      else if (code === 60 && bytes[this.at + 1] === 60) this.skipDictionary();
      else if (code === 60) operands.string = this.hex();
      else if (code === 40) operands.string = this.literal();
      else if (code === 37) this.skipComment();
      else return this.word();
    }
    return undefined;
  }

  private push(value: number): void {
    if (this.operands.count >= MOST) throw new RangeError('An operator has too many operands');
    this.operands.numbers[this.operands.count++] = value;
  }

  private number(): number {
    const { bytes } = this;
    let sign = 1;
    let value = 0;
    let share = 0;
    let code = bytes[this.at] as number;
    if (code === 45 || code === 43) {
      sign = code === 45 ? -1 : 1;
      code = bytes[++this.at] as number;
    }
    for (; ; code = bytes[++this.at] as number) {
      if (code >= 48 && code <= 57) {
        value = value * 10 + (code - 48);
        share *= 10;
      } else if (code === 46 && share === 0) share = 1;
      else break;
    }
    if (this.at < bytes.length && !SPACE[code] && !DELIMITER[code])
      throw new RangeError('A number is not written as one');
    return (sign * value) / (share === 0 ? 1 : share);
  }

  private name(): string {
    this.at++;
    return this.word();
  }

  private word(): string {
    const start = this.at;
    const { bytes } = this;
    while (this.at < bytes.length && !SPACE[bytes[this.at] as number] && !DELIMITER[bytes[this.at] as number])
      this.at++;
    if (this.at === start && bytes[start] !== undefined && DELIMITER[bytes[start] as number])
      throw new RangeError('A stream holds a sign out of place');
    let text = '';
    for (let i = start; i < this.at; i++) text += String.fromCharCode(bytes[i] as number);
    return text;
  }

  private list(): void {
    const { array } = this.operands;
    for (this.at++; this.at < this.bytes.length; ) {
      const code = this.bytes[this.at] as number;
      if (code === 93) {
        this.at++;
        return;
      }
      if (SPACE[code]) this.at++;
      else if (isFigure(code)) array.push(this.number());
      else if (code === 60) array.push(this.hex());
      else if (code === 40) array.push(this.literal());
      else throw new RangeError('An array holds a sign out of place');
    }
  }

  private hex(): Uint8Array {
    const start = this.at + 1;
    const end = this.bytes.indexOf(62, start);
    if (end < 0) throw new RangeError('A string does not end');
    this.at = end + 1;
    let digits = '';
    for (let i = start; i < end; i++) digits += String.fromCharCode(this.bytes[i] as number);
    return Buffer.from(digits.replace(/\s/g, ''), 'hex');
  }

  private literal(): Uint8Array {
    const found: number[] = [];
    let depth = 0;
    for (; this.at < this.bytes.length; this.at++) {
      const code = this.bytes[this.at] as number;
      if (code === 92) found.push(this.bytes[++this.at] as number);
      else if (code === 40 && depth++ === 0) continue;
      else if (code === 41 && --depth === 0) break;
      else found.push(code);
    }
    this.at++;
    return Uint8Array.from(found);
  }

  private skipDictionary(): void {
    const text = Buffer.from(this.bytes.buffer, this.bytes.byteOffset, this.bytes.length);
    const end = text.indexOf('>>', this.at);
    if (end < 0) throw new RangeError('A dictionary does not end');
    this.at = end + 2;
  }

  private skipComment(): void {
    while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13) this.at++;
  }
}
