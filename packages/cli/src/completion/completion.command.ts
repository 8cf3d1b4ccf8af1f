import { chosen, EXIT, usageError, type GlobalOptions, type Io } from '../terminal/index.js';
import { bash, fish, powershell, zsh } from './scripts.js';
import { SHELLS, type Shell } from './shells.js';

export interface CompletionOptions extends GlobalOptions {
  readonly shell: string;
}

const SCRIPTS: Readonly<Record<Shell, string>> = { bash, zsh, fish, powershell };

/** `kontor completion SHELL`: prints a script for the shell to source. */
export async function run(options: CompletionOptions, io: Io): Promise<number> {
  if (options.json)
    throw usageError('flags_exclude', {
      key: 'cli.flagsExclude',
      params: { flag: 'completion', other: '--json' },
    });
  io.stdout.write(SCRIPTS[chosen(options.shell, SHELLS, 'SHELL')]);
  return EXIT.done;
}
