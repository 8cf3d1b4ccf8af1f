import {
  inspectSource,
  sniffSource,
  type DialectOverrides,
  type Inspection,
  type SniffedSource,
} from '@kontor/portal-core/order-import';
import type { ImportTask } from '../task/import-task.js';
import { inspectOptions, refusal, type OpenedFile } from './opened-file.js';

/** A file that was read once from beginning to end. */
export interface Inspected {
  readonly inspection: Inspection;
  /** SHA-256 of its bytes, hex. */
  readonly sha256: string;
}

/** Reads the whole file, detects its format and computes its hash. Throws a usage error if it is not a file of orders. */
export async function inspectFile(
  { source, io }: ImportTask,
  file: OpenedFile,
  overrides: DialectOverrides,
): Promise<Inspected> {
  const found = await inspectSource(file, inspectOptions(file, overrides));
  if (!found.ok) throw refusal(found.issues[0], source, io);
  return { inspection: found.value, sha256: file.sha256() };
}

/** Inspects only the beginning of the file. Throws a usage error if it is not a file of orders. */
export async function sniffFile(
  { source, io }: ImportTask,
  file: OpenedFile,
  overrides: DialectOverrides,
): Promise<SniffedSource> {
  const found = await sniffSource(file, inspectOptions(file, overrides));
  if (!found.ok) throw refusal(found.issues[0], source, io);
  return found.value;
}
