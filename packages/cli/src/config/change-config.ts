import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chosen, EXIT, type GlobalOptions, type Io, printJson, say } from '../terminal/index.js';
import { findProjectFile, PROJECT_FILE_NAME, SETTING_NAMES, type SettingName } from './project-file.js';
import { readUserFile, userFilePath, writeUserFile } from './user-file.js';

/** The options of a change of a setting, as typed. */
export interface ChangeConfigOptions extends GlobalOptions {
  readonly name: string;
  /** Whether the project file is changed, not the user's. */
  readonly project?: boolean;
}

/** Parses the name of a setting. Throws a usage error that names those there are. */
export const settingName = (text: string): SettingName => chosen(text, SETTING_NAMES, 'NAME');

/** Stores a setting in the user's or the project's file, or removes it if the value is null. Other settings stay. */
export async function changeConfig(
  options: ChangeConfigOptions,
  name: SettingName,
  value: string | number | null,
  io: Io,
): Promise<number> {
  const path = options.project ? await changeProject(name, value, io) : await changeUser(name, value, io);
  if (options.json) printJson(io, { name, value, file: path });
  else if (!options.quiet) {
    const key = value === null ? 'cli.configUnset' : 'cli.configSet';
    say(io, io.t(key, { name, value: value ?? '', path }));
  }
  return EXIT.done;
}

async function changeUser(name: SettingName, value: string | number | null, io: Io): Promise<string> {
  const { [name]: _, ...others } = await readUserFile(io.env);
  await writeUserFile(io.env, value === null ? others : { ...others, [name]: value });
  return userFilePath(io.env);
}

async function changeProject(name: SettingName, value: string | number | null, io: Io): Promise<string> {
  const found = await findProjectFile(io.cwd);
  const path = found?.path ?? join(io.cwd, PROJECT_FILE_NAME);
  const { [name]: _, ...others } = found?.content ?? {};
  const content = value === null ? others : { ...others, [name]: value };
  const part = `${path}.${process.pid}.part`;
  try {
    await writeFile(part, `${JSON.stringify(content, null, 2)}\n`);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { path });
  }
  return path;
}
