import { deflateRawSync } from 'node:zlib';
import { isImageName } from '@kontor/portal-core/media';
import type { Database } from '../db/database.js';
import { MERCHANTS, USERS } from './people.js';

/** Real beginnings of files, by file extension. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
export const JPG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb004300ffd9', 'hex');
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
export const MP4 = Buffer.concat([
  Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'),
  Buffer.alloc(64),
]);

/** An old Office file: its mark and the name of the stream that decides its type. */
export function cfb(stream: string): Buffer {
  const bytes = Buffer.alloc(1536);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  Buffer.from(`${stream}\0`, 'utf16le').copy(bytes, 1024);
  return bytes;
}

const DOCX_MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const XLSX_MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/x.xml" ContentType="${main}"/></Types>`;

/** A docx file; `bomb` bytes of zeros are packed into it. */
export function docx(bomb = 0): Buffer {
  return zip({ '[Content_Types].xml': contentTypes(DOCX_MAIN), 'word/document.xml': '\0'.repeat(bomb) });
}
export const xlsx = (): Buffer =>
  zip({ '[Content_Types].xml': contentTypes(XLSX_MAIN), 'xl/workbook.xml': '<x/>' });

/** A zip file of deflated texts, with checksums of zero. */
export function zip(entries: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const packed = deflateRawSync(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(Buffer.byteLength(text), 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const entriesEnd = Buffer.alloc(18);
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  entriesEnd.writeUInt16LE(directory.length, 4);
  entriesEnd.writeUInt16LE(directory.length, 6);
  entriesEnd.writeUInt32LE(size, 8);
  entriesEnd.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06', 'latin1'), entriesEnd]);
}

/** Stores rows of files that Nordwind has uploaded, without their content. */
export async function insertFiles(
  database: Pick<Database, 'write'>,
  names: readonly string[],
): Promise<void> {
  const rows = names.map((name) => ({
    file_name: name,
    original_name: name,
    content_type: isImageName(name) ? 'image/png' : 'application/pdf',
    size: 1,
    sha256: '',
    is_image: isImageName(name) ? 1 : 0,
    owner_id: USERS.nordwind.id,
    merchant_erp_id: MERCHANTS.nordwind.erpId,
    created_at: '2026-01-01T00:00:00.000Z',
  }));
  await database.write((trx) => trx('media').insert(rows));
}
