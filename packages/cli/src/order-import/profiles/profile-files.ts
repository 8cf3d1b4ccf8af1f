import { parseWith } from '@kontor/portal-core/validation';
import { importProfileContentShape, type ImportProfileContent } from '@kontor/portal-core/order-import';
import { readFile } from 'node:fs/promises';
import { usageError } from '../../terminal/index.js';

/** Reads a mapping from a JSON file. Throws a usage error naming what is wrong with the file. */
export async function readProfileFile(path: string): Promise<ImportProfileContent> {
  const text = await readFile(path, 'utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw usageError('config_invalid', { key: 'cli.configNotJson', params: { path } });
  }
  const parsed = parseWith(importProfileContentShape, value);
  if (parsed.ok) return parsed.value;
  const reason = parsed.issues.map((found) => `${found.path} ${found.code}`).join(', ');
  throw usageError('profile_invalid', { key: 'cli.profileFileInvalid', params: { path, reason } });
}
