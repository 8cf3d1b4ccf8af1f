import type { Call, FormFile } from '@kontor/portal-core';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How the file of an upload is called while it comes in. */
export const PART_ENDING = '.part';

/** A file of a multipart call, safely on disk under a name of ours; gone after the call unless `moveTo` kept it. */
export class ReceivedFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;

  constructor(path: string, size: number, sha256: string) {
    this.path = path;
    this.size = size;
    this.sha256 = sha256;
  }

  /** Keeps the file under another path of the same folder; when this returns it is there even after a power cut. */
  async moveTo(path: string): Promise<void> {
    await rename(this.path, path);
    const folder = await open(dirname(path));
    await folder.sync().finally(() => folder.close());
  }

  /** Takes the file away; nothing happens when it was kept. */
  async discard(): Promise<void> {
    await rm(this.path, { force: true });
  }
}

/** The file behind the body of a multipart call. */
export function receivedFile(body: FormFile): ReceivedFile {
  return body.content as ReceivedFile;
}

/** What tells one body of a call from another: of a file its name and content. What is sent to a call that takes no body tells nothing. */
export function comparable(call: Call, body: unknown): unknown {
  if (call.requestKind === 'json') return call.body && body;
  const form = body as FormFile;
  return { name: form.name, sha256: receivedFile(form).sha256 };
}

/** Takes the file of a multipart call away, unless it was kept. */
export async function discardFile(body: unknown): Promise<void> {
  await receivedFile(body as FormFile).discard();
}
