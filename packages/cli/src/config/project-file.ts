import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { usageError } from '../terminal/index.js';

export const PROJECT_FILE_NAME = 'kontor.config.json';

/** Settings shared by everyone who works in a folder; never contains a token. */
export interface ProjectFile {
  readonly path: string;
  readonly content: {
    readonly url?: string;
    readonly language?: string;
    readonly merchant?: number;
    readonly profile?: string;
    readonly account?: string;
  };
}

/** Names of the settings that a file may contain. */
export const SETTING_NAMES = ['url', 'language', 'merchant', 'profile', 'account'] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/** The nearest `kontor.config.json` from `folder` upward, or null. Throws a usage error if the file cannot be parsed. */
export async function findProjectFile(folder: string): Promise<ProjectFile | null> {
  const path = join(folder, PROJECT_FILE_NAME);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text !== null) return { path, content: parseProjectFile(text, path) };
  const parent = dirname(folder);
  return parent === folder ? null : findProjectFile(parent);
}

function parseProjectFile(text: string, path: string): ProjectFile['content'] {
  const content = parseObject(text, path);
  if ('token' in content) throw usageError('config_invalid', { key: 'cli.tokenInProject', params: { path } });
  const unknown = Object.keys(content).find((key) => !SETTING_NAMES.some((name) => name === key));
  if (unknown !== undefined) {
    throw usageError('config_invalid', {
      key: 'cli.configUnknownKey',
      params: { path, key: unknown, known: SETTING_NAMES.join(', ') },
    });
  }
  return content;
}

function parseObject(text: string, path: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // reported below together with JSON that is not an object
  }
  throw usageError('config_invalid', { key: 'cli.configNotJson', params: { path } });
}
