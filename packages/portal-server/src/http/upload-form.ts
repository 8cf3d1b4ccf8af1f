import { multipart, type Part, type PluginFunction } from 'formidable';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { HttpProblem } from '../wire/index.js';

/** Bytes that the headers of one part may have: more than any browser sends, and few enough to be searched. */
const HEADER_BYTES = 8192;

/** Options for formidable to read a form, and a function that ends the reading. */
export interface UploadForm {
  readonly plugins: PluginFunction[];
  /** Ends the reading with `problem`; the rest of the body is skipped. */
  readonly refuse: (problem: HttpProblem) => void;
}

/** The untyped members of a formidable form, which its own plugins use. */
interface Reader extends EventEmitter {
  readonly req: IncomingMessage;
  readonly _parser: Readable | null;
  write(bytes: Buffer): unknown;
}
/** An event of the parser. `start` and `end` are positions of bytes. */
interface ParserEvent {
  readonly name: string;
  readonly start?: number;
  readonly end?: number;
}

/**
 * Options that read multipart and nothing else: formidable also has plugins for JSON and the like, each of which takes over any body whose
 * boundary contains such a word.
 */
export function uploadForm(): UploadForm {
  let refuse: UploadForm['refuse'] = () => {};
  const guard: PluginFunction = (form) => {
    const reader = form as unknown as Reader;
    refuse = (problem) => {
      reader._parser?.removeAllListeners('data');
      reader.emit('error', problem);
    };
    limitHeaders(reader, refuse);
    unfoldHead(reader);
  };
  return { plugins: [multipart, guard], refuse: (problem) => refuse(problem) };
}

/** Refuses part headers that are too long: formidable sets no limit, and searches them in quadratic time. */
function limitHeaders({ _parser }: Reader, refuse: UploadForm['refuse']): void {
  let bytes = 0;
  _parser?.prependListener('data', ({ name, start = 0, end = 0 }: ParserEvent) => {
    if (name === 'partBegin') bytes = 0;
    if (name.startsWith('header')) bytes += end - start;
    if (bytes > HEADER_BYTES) refuse(new HttpProblem('bad_request'));
  });
}

/** Writes each header of the first part on one line (RFC 5322, 2.2.3): formidable rejects a form with a header of several lines. */
function unfoldHead(reader: Reader): void {
  const write = reader.write.bind(reader);
  let head: Buffer | null = Buffer.alloc(0);
  const pass = (all: Buffer, end: number) => {
    head = null;
    const lines = all.toString('latin1', 0, end).replace(/\r\n[ \t]+/g, ' ');
    return write(Buffer.concat([Buffer.from(lines, 'latin1'), all.subarray(end)]));
  };
  reader.write = (bytes) => {
    if (head === null) return write(bytes);
    head = Buffer.concat([head, bytes]);
    const end = head.indexOf('\r\n\r\n');
    return end === -1 && head.length <= HEADER_BYTES ? null : pass(head, Math.max(end, 0));
  };
  // A form without a part has no such head.
  reader.req.once('end', () => head && pass(head, 0));
}

/** The file name of a part; null when the part is not a file. formidable does not know names in UTF-8 (RFC 8187). */
export function fileName(part: Part): string | null {
  const { headers } = part as Part & { readonly headers: Readonly<Record<string, string>> };
  const encoded = /;\s*filename\*=utf-8''([^;\s]+)/i.exec(headers['content-disposition'] ?? '')?.[1];
  if (part.originalFilename !== null || encoded === undefined) return part.originalFilename;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
