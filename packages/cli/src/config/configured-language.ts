import type { RawIo } from '../terminal/index.js';
import { findProjectFile } from './project-file.js';
import { readUserFile } from './user-file.js';

/** The language that the project's or the user's file names. A file that cannot be read is told of when a command reads its settings. */
export async function configuredLanguage(io: Pick<RawIo, 'env' | 'cwd'>): Promise<string | undefined> {
  const project = await findProjectFile(io.cwd).catch(() => null);
  return project?.content.language ?? (await readUserFile(io.env).catch(() => null))?.language;
}
