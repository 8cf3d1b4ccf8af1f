import { crc32 } from 'node:zlib';

/** A cell of a workbook: text, a number, or a day as its number since 1899-12-30. */
export type WorkbookCell = string | { readonly number: string } | { readonly day: string };

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Writes rows into the only sheet of an `.xlsx`, the parts a reader needs and no more. */
export function workbook(rows: readonly (readonly WorkbookCell[])[]): Uint8Array {
  return zip({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${HEAD}<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="Tabelle1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    'xl/styles.xml': `${HEAD}<styleSheet ${MAIN}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet ${MAIN}><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`,
  });
}

function relations(...targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
}

function row(cells: readonly WorkbookCell[], index: number): string {
  return `<row r="${index + 1}">${cells.map((cell, column) => xmlCell(cell, `${letters(column)}${index + 1}`)).join('')}</row>`;
}

function xmlCell(cell: WorkbookCell, place: string): string {
  if (cell === '') return '';
  if (typeof cell !== 'string')
    return 'day' in cell
      ? `<c r="${place}" s="1"><v>${cell.day}</v></c>`
      : `<c r="${place}"><v>${cell.number}</v></c>`;
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** An archive of texts, not packed. */
function zip(files: Readonly<Record<string, string>>): Uint8Array {
  const places: Buffer[] = [];
  const parts: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [title, content] = [Buffer.from(name), Buffer.from(text)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    places.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, offset, title);
    parts.push(Buffer.from('PK\u0003\u0004'), facts, title, content);
    at += 30 + title.length + content.length;
  }
  const index = Buffer.concat(places);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(places.length / 4, 4);
  end.writeUInt16LE(places.length / 4, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, index, Buffer.from('PK\u0005\u0006'), end]);
}
