import { multipart, type Part, type PluginFunction } from 'formidable';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { HttpProblem } from '../wire/index.js';

/** Bytes the headers of one part may have: more than any browser sends, and few enough to be searched. */
const HEADER_BYTES = 8192;

/** How formidable is to read a form, and the way to end that. */
export interface UploadForm {
  readonly plugins: PluginFunction[];
  /** Ends the reading with `problem`; what is left of the body is passed over. */
  readonly refuse: (problem: HttpProblem) => void;
}

/** What its types keep of a form of formidable, which its own plugins work with. */
interface Reader extends EventEmitter {
  readonly req: IncomingMessage;
  readonly _parser: Readable | null;
  write(bytes: Buffer): unknown;
}
/** What the parser tells: `start` and `end` where it is about bytes. */
interface ParserEvent {
  readonly name: string;
  readonly start?: number;
  readonly end?: number;
}

/**
 * Reads multipart and nothing else: formidable also asks its plugins for JSON and the like, and each of them takes the body over whose
 * boundary has such a word in it.
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

/** formidable sets no limit to the headers of a part, and searches them in quadratic time. */
function limitHeaders({ _parser }: Reader, refuse: UploadForm['refuse']): void {
  let bytes = 0;
  _parser?.prependListener('data', ({ name, start = 0, end = 0 }: ParserEvent) => {
    if (name === 'partBegin') bytes = 0;
    if (name.startsWith('header')) bytes += end - start;
    if (bytes > HEADER_BYTES) refuse(new HttpProblem('bad_request'));
  });
}

/** Writes each header of the first part on one line (RFC 5322, 2.2.3): formidable takes a line that goes on in the next for no form. */
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

/** The name of the part's file; null where it is none. formidable does not know the name in UTF-8 (RFC 8187). */
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
