import {
  inspectSource,
  sniffSource,
  type DialectOverrides,
  type Inspection,
  type SniffedSource,
} from '@kontor/portal-core/order-import';
import type { ImportTask } from './import-task.js';
import { inspectOptions, refusal, type OpenedFile } from './opened-file.js';

/** A file that was read once from its beginning to its end. */
export interface Inspected {
  readonly inspection: Inspection;
  /** SHA-256 of its bytes, hex. */
  readonly sha256: string;
}

/** Reads the whole file, tells how it is written and computes its hash. What is no file of orders is a usage error. */
export async function inspectFile(
  { source, io }: ImportTask,
  file: OpenedFile,
  overrides: DialectOverrides,
): Promise<Inspected> {
  const found = await inspectSource(file, inspectOptions(file, overrides));
  if (!found.ok) throw refusal(found.issues[0], source, io);
  return { inspection: found.value, sha256: file.sha256() };
}

/** Looks at the beginning of the file only. What is no file of orders is a usage error. */
export async function sniffFile(
  { source, io }: ImportTask,
  file: OpenedFile,
  overrides: DialectOverrides,
): Promise<SniffedSource> {
  const found = await sniffSource(file, inspectOptions(file, overrides));
  if (!found.ok) throw refusal(found.issues[0], source, io);
  return found.value;
}
