import { Command, Option } from 'commander';
import { readFileSync } from 'node:fs';
import { GLOBAL_OPTIONS, type HelpKey, type OptionEntry, type ValueName } from './command-options.js';
import { COMMANDS, COMMAND_GROUPS, type CommandEntry } from './command-table.js';
import type { RawIo } from './terminal/index.js';

/** Help texts in one language. */
export type HelpTexts = Readonly<Record<HelpKey, string>>;

/** What help is made of. */
export type Help = HelpTexts & {
  /** The values that options take; absent where no help is shown. */
  readonly values?: Readonly<Record<ValueName, readonly string[]>>;
};

/** Called with the chosen command, its options and its arguments. */
export type OnCommand = (entry: CommandEntry, options: Readonly<Record<string, unknown>>) => Promise<void>;

type Streams = Pick<RawIo, 'stdout' | 'stderr'>;

/** Builds the parser from the table of commands. It throws a CommanderError instead of exiting the process. */
export function buildProgram(texts: Help, io: Streams, run: OnCommand): Command {
  const create = (name: string): Command => dress(new Command(name), texts, io);
  const program = create('kontor')
    .description(texts.helpKontor)
    .version(version(), '-V, --version', texts.helpVersion)
    .addHelpText('after', `\n${texts.helpExitCodes}`);
  for (const option of GLOBAL_OPTIONS) program.addOption(toOption(option, texts));
  const groups = new Map<string, Command>();
  for (const entry of COMMANDS) {
    const [group, own] = entry.name.split(' ') as [string, string | undefined];
    if (own !== undefined && !groups.has(group)) groups.set(group, addGroup(program, create(group), texts));
    const command = own === undefined ? create(group) : create(own);
    (groups.get(group) ?? program).addCommand(describe(command, entry, texts, run));
  }
  return program;
}

function addGroup(program: Command, group: Command, texts: Help): Command {
  const key = COMMAND_GROUPS[group.name()];
  program.addCommand(group.description(key ? texts[key] : ''));
  return group;
}

function describe(command: Command, entry: CommandEntry, texts: Help, run: OnCommand): Command {
  command.description(texts[entry.text]);
  if (entry.more !== undefined) command.addHelpText('after', `\n${texts[entry.more]}`);
  for (const argument of entry.args) command.argument(argument);
  for (const option of entry.options) command.addOption(toOption(option, texts));
  return command.action(() => {
    const named = entry.args.map((argument, at) => [argument.replace(/\W/g, ''), command.processedArgs[at]]);
    return run(entry, { ...command.optsWithGlobals(), ...Object.fromEntries(named) });
  });
}

function toOption(entry: OptionEntry, texts: Help): Option {
  const values = (entry.values && texts.values?.[entry.values]) ?? [];
  const listed = values.length > 0 ? `: ${values.join(', ')}` : '';
  const option = new Option(entry.flags, `${texts[entry.text]}${listed}`);
  if (entry.group !== undefined) option.helpGroup(texts[entry.group]);
  if (!entry.repeat) return option;
  return option.argParser((value: string, before: readonly string[] | undefined) => [
    ...(before ?? []),
    value,
  ]);
}

/** Applies the common settings of all commands: no exit of the process, our streams, our texts. */
function dress(command: Command, texts: Help, io: Streams): Command {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': texts.helpTitleUsage,
    'Arguments:': texts.helpTitleArguments,
    'Options:': texts.helpTitleOptions,
    'Global Options:': texts.helpTitleGlobalOptions,
    'Commands:': texts.helpTitleCommands,
  };
  return command
    .exitOverride()
    .helpCommand(false)
    .helpOption('-h, --help', texts.helpHelp)
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      outputError: () => {},
    })
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: (usage) =>
        usage.replace('[options]', texts.helpUsageOptions).replace('[command]', texts.helpUsageCommand),
    });
}

function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
