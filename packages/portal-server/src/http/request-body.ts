import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { HttpProblem } from './problem.js';

/**
 * Reads a JSON body of at most `maxBytes` bytes, counted after unpacking (`Content-Encoding: gzip` is accepted). Undefined when there is
 * none. Throws problems: `unsupported_type` for another content type or encoding, `too_large`, `bad_request` for what is not JSON.
 */
export async function readJsonBody(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase();
  if (type !== 'application/json') throw new HttpProblem('unsupported_type');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new HttpProblem('too_large');
  return parseJson(await readLimited(unpacked(request), maxBytes));
}

function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function unpacked(request: IncomingMessage): Readable {
  const encoding = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity') return request;
  if (encoding !== 'gzip') throw new HttpProblem('unsupported_type');
  const gunzip = createGunzip();
  request.on('error', (error) => gunzip.destroy(error));
  request.pipe(gunzip);
  return gunzip;
}

function readLimited(stream: Readable, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    stream.on('data', (part: Buffer) => {
      size += part.length;
      if (size > maxBytes) {
        stream.pause();
        stream.removeAllListeners('data');
        reject(new HttpProblem('too_large', { headers: { Connection: 'close' } }));
      } else parts.push(part);
    });
    stream.on('end', () => resolve(parts.length === 1 ? parts[0]! : Buffer.concat(parts)));
    stream.on('error', () => reject(new HttpProblem('bad_request')));
    stream.on('aborted', () => reject(new HttpProblem('bad_request')));
  });
}

function parseJson(bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  try {
    return JSON.parse(text.includes('\\u0000') ? withoutNul(text) : text) as unknown;
  } catch {
    throw new HttpProblem('bad_request');
  }
}

/** PostgreSQL stores no U+0000; as elsewhere on the web the replacement character takes its place. */
function withoutNul(json: string): string {
  return json.replace(/\\(?:u0000|.)/g, (escape) => (escape === '\\u0000' ? '\\ufffd' : escape));
}
