/** One table of an sfnt (OpenType, "Organization of an OpenType Font"). */
export interface Table {
  readonly tag: string;
  readonly content: Buffer;
}

const HEADER = 12;
const RECORD = 16;
const WINDOWS = 3;
const UNICODE_BMP = 1;
const ENGLISH = 0x409;

/**
 * The same sfnt under another family name: the licence reserves the original one for what is unchanged (OFL 1.1, 3). Without STAT, which only
 * lists styles for menus: it points to names that are gone, and Firefox warns of that.
 */
export function renamed(sfnt: Buffer, family: string): Buffer {
  const tables = readTables(sfnt)
    .filter(({ tag }) => tag !== 'STAT')
    .map((table) => (table.tag === 'name' ? { tag: 'name', content: nameTable(family) } : table));
  return write(sfnt.readUInt32BE(0), tables);
}

/** The tables of an sfnt, in its own order. */
export function readTables(sfnt: Buffer): Table[] {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const at = HEADER + index * RECORD;
    const [offset, length] = [sfnt.readUInt32BE(at + 8), sfnt.readUInt32BE(at + 12)];
    return { tag: sfnt.toString('latin1', at, at + 4), content: sfnt.subarray(offset, offset + length) };
  });
}

/** Family, style, unique id, full name, version, PostScript name: what every font has to have. */
function nameTable(family: string): Buffer {
  const postScript = `${family.replaceAll(' ', '')}-Regular`;
  const names = [family, 'Regular', `${postScript};subset`, family, 'Version 1.0', postScript];
  const strings = names.map((name) => Buffer.from(name, 'utf16le').swap16());
  const records = Buffer.alloc(6 + strings.length * 12);
  records.writeUInt16BE(strings.length, 2);
  records.writeUInt16BE(records.length, 4);
  let offset = 0;
  for (const [index, string] of strings.entries()) {
    for (const [place, value] of [WINDOWS, UNICODE_BMP, ENGLISH, index + 1, string.length, offset].entries()) {
      records.writeUInt16BE(value, 6 + index * 12 + place * 2);
    }
    offset += string.length;
  }
  return Buffer.concat([records, ...strings]);
}

function write(version: number, tables: readonly Table[]): Buffer {
  const count = tables.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const header = Buffer.alloc(HEADER + count * RECORD);
  header.writeUInt32BE(version, 0);
  for (const [index, value] of [count, power * 16, Math.log2(power), (count - power) * 16].entries())
    header.writeUInt16BE(value, 4 + index * 2);

  const contents: Buffer[] = [];
  let offset = header.length;
  for (const [index, { tag, content }] of tables.entries()) {
    const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)]);
    if (tag === 'head') padded.writeUInt32BE(0, 8);
    const at = HEADER + index * RECORD;
    header.write(tag, at, 'latin1');
    for (const [place, value] of [checksum(padded), offset, content.length].entries()) header.writeUInt32BE(value, at + 4 + place * 4);
    contents.push(padded);
    offset += padded.length;
  }
  const font = Buffer.concat([header, ...contents]);
  const head = tables.findIndex(({ tag }) => tag === 'head');
  const headOffset = font.readUInt32BE(HEADER + head * RECORD + 8);
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, headOffset + 8);
  return font;
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
