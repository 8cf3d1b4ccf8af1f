import { issue, type IssueCode } from '@kontor/portal-core/validation';
import type { FormFile } from '@kontor/portal-core/wire';
import type { Part } from 'formidable';
import { randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { HttpProblem, PART_ENDING, ReceivedFile, validationFailed } from '../wire/index.js';
import { EVERY_METHOD, nothingAfter, untilGone } from './request-body.js';
import { fileName, uploadForm, type UploadForm } from './upload-form.js';

/** Bytes around the file: boundaries and part headers. */
const FRAME_BYTES = 64 * 1024;
/** Bytes of a request body above which it is refused without being read to its end. */
const DRAINED_BYTES = 64 * 1024 * 1024;
export interface ReceiveOptions {
  /** Largest file in bytes. */
  readonly maxBytes: number;
  /** Folder the file is written to; created when missing. */
  readonly folder: string;
}

/**
 * Writes the one file of a multipart body, its field `file`, to disk as it comes in. Throws problems and leaves nothing behind:
 * `unsupported_type` for another content type, `too_large` as soon as the limit is passed, `bad_request` for an interrupted body or one
 * that is not a form, `validation_failed` without a file or with other fields.
 */
export async function receiveFile(ctx: Context, { maxBytes, folder }: ReceiveOptions): Promise<FormFile> {
  checkHead(ctx, maxBytes);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}${PART_ENDING}`);
  const incoming: Incoming = { path, stream: null };
  try {
    return await readForm(ctx, maxBytes, incoming);
  } catch (error) {
    ctx.req.removeAllListeners('data').resume();
    if (incoming.stream) await closed(incoming.stream);
    await rm(path, { force: true });
    throw toProblem(error);
  }
}

function checkHead(ctx: Context, maxBytes: number): void {
  if (ctx.is('multipart/form-data') === false) throw new HttpProblem('unsupported_type');
  // formidable would end the process: it refuses a form without a boundary before anyone listens.
  if (!/boundary=[^;]/i.test(ctx.req.headers['content-type'] ?? '')) throw new HttpProblem('bad_request');
  const length = Number(ctx.req.headers['content-length'] ?? 0);
  if (length > maxBytes + FRAME_BYTES)
    throw new HttpProblem('too_large', length > DRAINED_BYTES ? { headers: { Connection: 'close' } } : {});
}

interface Incoming {
  readonly path: string;
  /** Null until the form has reached its file. */
  stream: WriteStream | null;
}

async function readForm(ctx: Context, maxBytes: number, incoming: Incoming): Promise<FormFile> {
  const { path } = incoming;
  const form = uploadForm();
  const read = koaBody({
    json: false,
    text: false,
    urlencoded: false,
    multipart: true,
    multipartTypes: ['multipart/form-data'],
    parsedMethods: EVERY_METHOD,
    formidable: {
      enabledPlugins: form.plugins,
      hashAlgorithm: 'sha256',
      maxFileSize: maxBytes,
      // What an empty file is told is for the call to say.
      allowEmptyFiles: true,
      minFileSize: 0,
      fileWriteStreamHandler: () =>
        (incoming.stream = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })),
      onPart: onlyFile(form),
    },
  });
  await untilGone(ctx.req, read(ctx, nothingAfter));
  const file = [ctx.request.files?.['file'] ?? []].flat()[0];
  if (!file || !incoming.stream) throw validationFailed([issue('file', 'uploadRequired')]);
  // formidable takes a file as written when its last bytes failed, and does not wait until it is flushed.
  await finished(incoming.stream);
  return { name: file.originalFilename ?? '', content: new ReceivedFile(path, file.size, file.hash ?? '') };
}

/** Accepts the one part that is the file, and refuses the form for any other. */
function onlyFile({ refuse }: UploadForm): (part: Part, take: (part: Part) => void) => void {
  let taken = false;
  return (part, take) => {
    const { name } = part;
    if (name === null) return refuse(new HttpProblem('bad_request'));
    const wrong = (code: IssueCode) => refuse(validationFailed([issue(name, code)]));
    part.originalFilename = fileName(part);
    const isFile = part.originalFilename !== null || part.mimetype === 'application/octet-stream';
    if (name !== 'file' || !isFile) wrong('unknownField');
    // An input of a form without a choice comes as a file without a name.
    else if (!part.originalFilename) wrong('uploadRequired');
    else if (taken) refuse(new HttpProblem('bad_request'));
    else {
      taken = true;
      // formidable takes a file that names no type for a text field and keeps it in memory.
      part.mimetype ??= 'application/octet-stream';
      take(part);
    }
  };
}

/**
 * Waits until a file is closed. A file that is still being opened when its upload breaks off is created all the same; only once it is
 * closed can it be deleted for good.
 */
async function closed(file: WriteStream): Promise<void> {
  file.destroy();
  if (!file.closed) await new Promise<void>((resolve) => void file.once('close', resolve));
}

/** Turns an error into a problem. Errors of our own disk are no fault of the request. */
function toProblem(error: unknown): unknown {
  const { syscall, httpCode } = error as { syscall?: unknown; httpCode?: number };
  if (error instanceof HttpProblem || typeof syscall === 'string') return error;
  return new HttpProblem(httpCode === 413 ? 'too_large' : 'bad_request');
}
