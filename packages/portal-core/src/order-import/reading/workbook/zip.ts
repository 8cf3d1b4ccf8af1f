import { Inflate } from 'fflate';

/** The error of a workbook that cannot be read: damaged, protected, or too large to be genuine. */
export class WorkbookError extends Error {
  readonly kind: 'xlsxDamaged' | 'xlsxEncrypted' | 'xlsxTooLarge';

  constructor(kind: WorkbookError['kind']) {
    super(kind);
    this.name = 'WorkbookError';
    this.kind = kind;
  }
}

/** A file inside a zip archive. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly encrypted: boolean;
  readonly crc: number;
  readonly packedBytes: number;
  readonly offset: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** Longest comment after the directory's end, including the end record. */
const END_BYTES = 65_557;
/** Most files in an archive; workbooks have a few dozen. */
const MAX_ENTRIES = 5000;

/** Reads the files of an archive by name (PKWARE APPNOTE 6.3.9, 4.3.12 and 4.3.16). Throws `WorkbookError` for an archive that was cut off. */
export function readZipDirectory(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = viewOf(bytes);
  const end = endRecord(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new WorkbookError('xlsxTooLarge');
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new WorkbookError('xlsxDamaged');
    const nameBytes = view.getUint16(at + 28, true);
    const name = asciiOf(bytes.subarray(at + 46, at + 46 + nameBytes)).replaceAll('\\', '/');
    entries.set(name.toLowerCase(), {
      name,
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      crc: view.getUint32(at + 16, true),
      packedBytes: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Compressed bytes decompressed at a time; a chunk expands to at most a thousand times its size. */
const PIECE = 16 * 1024;

/** Yields the decompressed bytes of a file in chunks; throws `WorkbookError` when they are damaged or more than `maxBytes`. */
export function* unpack(bytes: Uint8Array, entry: ZipEntry, maxBytes: number): Generator<Uint8Array> {
  if (entry.encrypted) throw new WorkbookError('xlsxEncrypted');
  const packed = packedBytes(bytes, entry);
  const sum = createCrc32();
  let length = 0;
  for (const piece of entry.method === 0 ? [packed] : inflated(packed, entry)) {
    length += piece.length;
    if (length > maxBytes) throw new WorkbookError('xlsxTooLarge');
    sum.add(piece);
    yield piece;
  }
  if (sum.value() !== entry.crc) throw new WorkbookError('xlsxDamaged');
}

function packedBytes(bytes: Uint8Array, { offset, packedBytes: length }: ZipEntry): Uint8Array {
  const view = viewOf(bytes);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL)
    throw new WorkbookError('xlsxDamaged');
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (from + length > bytes.length) throw new WorkbookError('xlsxDamaged');
  return bytes.subarray(from, from + length);
}

function* inflated(packed: Uint8Array, { method }: ZipEntry): Generator<Uint8Array> {
  if (method !== 8) throw new WorkbookError('xlsxDamaged');
  let done: Uint8Array[] = [];
  const inflate = new Inflate((piece) => done.push(piece));
  for (let at = 0; at < packed.length; at += PIECE) {
    try {
      inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    } catch {
      throw new WorkbookError('xlsxDamaged');
    }
    yield* done;
    done = [];
  }
}

function endRecord(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - END_BYTES); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new WorkbookError('xlsxDamaged');
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function asciiOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 1000));
}

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function createCrc32() {
  let crc = -1;
  return {
    add(bytes: Uint8Array): void {
      for (let at = 0; at < bytes.length; at += 1)
        crc = (CRC_TABLE[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
    },
    value: () => ~crc >>> 0,
  };
}
