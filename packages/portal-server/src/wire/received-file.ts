import type { Call, FormFile } from '@kontor/portal-core/wire';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Extension of an uploaded file while it is being received. */
export const PART_ENDING = '.part';

/** A file of a multipart call, complete on disk under a name of ours. It is deleted after the call unless `moveTo` kept it. */
export class ReceivedFile {
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
  readonly sha256: string;

  constructor(path: string, size: number, sha256: string) {
    this.path = path;
    this.size = size;
    this.sha256 = sha256;
  }

  /** Keeps the file under another path of the same folder. After the return it is there even after a power cut. */
  async moveTo(path: string): Promise<void> {
    await rename(this.path, path);
    const folder = await open(dirname(path));
    await folder.sync().finally(() => folder.close());
  }

  /** Deletes the file unless it was kept. */
  async discard(): Promise<void> {
    await rm(this.path, { force: true });
  }
}

/** The file behind the body of a multipart call. */
export function receivedFile(body: FormFile): ReceivedFile {
  return body.content as ReceivedFile;
}

/**
 * The part of a body by which two requests of a call are compared: of a file its name and content. The body of a call that takes none is
 * ignored.
 */
export function comparable(call: Call, body: unknown): unknown {
  if (call.requestKind === 'json') return call.body && body;
  const form = body as FormFile;
  return { name: form.name, sha256: receivedFile(form).sha256 };
}

/** Deletes the file of a multipart call unless it was kept. */
export async function discardFile(body: unknown): Promise<void> {
  await receivedFile(body as FormFile).discard();
}
