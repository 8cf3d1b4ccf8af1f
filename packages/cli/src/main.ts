import { LANGUAGES } from '@kontor/portal-core/i18n';
import type { CommanderError } from 'commander';
import type { CommandEntry } from './command-table.js';
import { parserArguments } from './command-words.js';
import { configuredLanguage } from './config/index.js';
import { buildProgram, type HelpTexts } from './program.js';
import { COLOR_CHOICES } from './command-options.js';
import { chooseLanguage, EXIT, type GlobalOptions, type Io, type RawIo } from './terminal/index.js';

/**
 * Runs `kontor` with the given arguments and resolves to the exit code. It never throws and never exits the process;
 * only the code of the chosen command is loaded.
 */
export async function main(given: readonly string[], io: RawIo): Promise<number> {
  const argv = parserArguments(given);
  const language = chooseLanguage(argv, io.env, await configuredLanguage(io));
  const texts: HelpTexts =
    language === 'de'
      ? (await import('@kontor/portal-core/cli-texts/de')).cli
      : (await import('@kontor/portal-core/cli-texts/en')).cli;
  if (argv[0] === '__complete') {
    const { complete } = await import('./completion/complete.js');
    await complete(argv.slice(1), io, texts);
    return EXIT.done;
  }
  const dress: Dress = async (options) => {
    const { dressIo } = await import('./terminal/dressed-io.js');
    return dressIo({ ...io, language }, texts, options);
  };
  let code: number = EXIT.done;
  // Only help lists the values of options.
  const values = isForHelp(argv) ? (await import('./option-values.js')).OPTION_VALUES : undefined;
  const program = buildProgram({ ...texts, ...(values && { values }) }, io, async (entry, options) => {
    code = await runCommand(entry, options, dress);
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    return endOfParsing(error as CommanderError, argv, dress);
  }
}

const isForHelp = (argv: readonly string[]): boolean => argv.includes('--help') || argv.includes('-h');

/** Loads texts and colours, which help and version do not need. */
type Dress = (options: GlobalOptions) => Promise<Io>;

/** Throws a usage error for a value that no command knows; it is not left to count as absent. */
async function checkGlobals({ language, color }: GlobalOptions): Promise<void> {
  if (language === undefined && color === undefined) return;
  const { chosen } = await import('./terminal/chosen.js');
  if (language !== undefined) chosen(language, LANGUAGES, '--language');
  if (color !== undefined) chosen(color, COLOR_CHOICES, '--color');
}

async function runCommand(entry: CommandEntry, options: GlobalOptions, dress: Dress): Promise<number> {
  const dressed = await dress(options);
  try {
    await checkGlobals(options);
    const command = await entry.load();
    return await command.run(options as never, dressed);
  } catch (error) {
    const { tellFailure } = await import('./terminal/told-failure.js');
    return tellFailure(error, options, dressed);
  }
}

async function endOfParsing(error: CommanderError, argv: readonly string[], dress: Dress): Promise<number> {
  if (error.code === 'commander.helpDisplayed' || error.code === 'commander.version') return EXIT.done;
  const options = { json: argv.includes('--json'), verbose: argv.includes('--verbose'), argv };
  const { tellUsage } = await import('./terminal/told-failure.js');
  return tellUsage(error, options, await dress(options));
}
