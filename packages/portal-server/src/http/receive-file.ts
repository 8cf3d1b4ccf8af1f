import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { issue, type FormFile, type IssueCode } from '@kontor/portal-core';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HttpProblem, validationFailed } from './problem.js';
import { ReceivedFile } from './received-file.js';

/** What stands around the file: boundaries and part headers. */
const FRAME_BYTES = 64 * 1024;
/** More than this is not even read to its end before it is refused. */
const DRAINED_BYTES = 64 * 1024 * 1024;
/** How the file of an upload is called while it comes in. */
export const PART_ENDING = '.part';

export interface ReceiveOptions {
  /** Largest file in bytes. */
  readonly maxBytes: number;
  /** Where the file is written; made when missing. */
  readonly folder: string;
}

/**
 * Writes the one file of a multipart body, its field `file`, to disk as it comes in. Throws problems and leaves nothing behind:
 * `unsupported_type` for another content type, `too_large` as soon as the limit is passed, `bad_request` for what breaks off or is no form,
 * `validation_failed` without a file or with other fields.
 */
export async function receiveFile(request: IncomingMessage, options: ReceiveOptions): Promise<FormFile> {
  const form = openForm(request, options.maxBytes);
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const path = join(options.folder, `${randomUUID()}${PART_ENDING}`);
  try {
    return await readForm(request, form, path);
  } catch (error) {
    request.unpipe(form);
    request.resume();
    await rm(path, { force: true });
    throw error instanceof HttpProblem || isOurs(error) ? error : new HttpProblem('bad_request');
  }
}

function openForm(request: IncomingMessage, maxBytes: number): BusboyInstance {
  const type = request.headers['content-type'] ?? '';
  const length = Number(request.headers['content-length'] ?? 0);
  try {
    if (!/^multipart\/form-data\b/i.test(type)) throw new HttpProblem('unsupported_type');
    if (length > maxBytes + FRAME_BYTES)
      throw new HttpProblem('too_large', length > DRAINED_BYTES ? { headers: { Connection: 'close' } } : {});
    return new Busboy({
      headers: { ...request.headers, 'content-type': type },
      limits: {
        fileSize: maxBytes,
        files: 1,
        fields: 8,
        parts: 16,
        fieldSize: 4096,
        headerPairs: 32,
        headerSize: 8192,
      },
    });
  } catch (error) {
    request.resume();
    throw error instanceof HttpProblem ? error : new HttpProblem('bad_request');
  }
}

interface Incoming {
  readonly name: string;
  readonly stream: BusboyFileStream;
  readonly written: Promise<ReceivedFile>;
}

async function readForm(request: IncomingMessage, form: BusboyInstance, path: string): Promise<FormFile> {
  let incoming: Incoming | null = null;
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = (field: string, code: IssueCode) => reject(validationFailed([issue(field, code)]));
      form.on('file', (field, stream, name) => {
        // An input of a form without a choice comes as a file without a name.
        if (field !== 'file' || !name) {
          stream.resume();
          refuse(field === 'file' ? 'file' : field, field === 'file' ? 'uploadRequired' : 'unknownField');
          return;
        }
        incoming = { name, stream, written: writeFile(stream, path) };
        incoming.written.catch(reject);
      });
      form.on('field', (field) => refuse(field, 'unknownField'));
      for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
        form.on(event, () => reject(new HttpProblem('bad_request')));
      form.on('error', reject);
      form.on('finish', resolve);
      request.on('error', reject);
      request.on('close', () => !request.complete && reject(new HttpProblem('bad_request')));
      request.pipe(form);
    });
  } catch (error) {
    form.destroy();
    const begun = incoming as Incoming | null;
    begun?.stream.destroy(new HttpProblem('bad_request'));
    await begun?.written.catch(() => {});
    throw error;
  }
  const received = incoming as Incoming | null;
  if (!received) throw validationFailed([issue('file', 'uploadRequired')]);
  return { name: received.name, content: await received.written };
}

async function writeFile(stream: BusboyFileStream, path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let size = 0;
  stream.on('limit', () => stream.destroy(new HttpProblem('too_large')));
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(
      stream,
      async function* (parts: AsyncIterable<Buffer>) {
        for await (const part of parts) {
          size += part.length;
          hash.update(part);
          yield part;
        }
      },
      file,
    );
  } catch (error) {
    await closed(file);
    throw error;
  }
  return new ReceivedFile(path, size, hash.digest('hex'));
}

/** A file that is only being opened when its upload breaks off is made all the same: only once it is closed can it be taken away for good. */
async function closed(file: WriteStream): Promise<void> {
  if (file.closed) return;
  await new Promise<void>((resolve) => void file.once('close', resolve));
}

/** Errors of our own disk are no fault of the request. */
function isOurs(error: unknown): boolean {
  return typeof (error as { syscall?: unknown }).syscall === 'string';
}
