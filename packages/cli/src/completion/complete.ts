import { readUserFile } from '../config/index.js';
import { GLOBAL_OPTIONS, type HelpKey, type OptionEntry } from '../command-options.js';
import { OPTION_VALUES } from '../option-values.js';
import { COMMANDS, COMMAND_GROUPS, type CommandEntry } from '../command-table.js';
import type { RawIo } from '../terminal/index.js';

/** A word that may stand there, with what it is. */
interface Candidate {
  readonly word: string;
  readonly text?: string;
}

/** What may stand in place of a word. A `list` takes more after a comma. */
interface Completion {
  readonly kind: 'words' | 'list' | 'file';
  readonly candidates: readonly Candidate[];
}

type Texts = Readonly<Record<HelpKey, string>>;

/** `kontor __complete =WORD BEFORE...`: prints what may stand in place of WORD, for the scripts of `kontor completion`. */
export async function complete(
  [word = '=', ...before]: readonly string[],
  io: Pick<RawIo, 'stdout' | 'env'>,
  texts: Texts,
): Promise<void> {
  const { accounts = {} } = await readUserFile(io.env).catch(() => ({ accounts: {} }));
  // A shell may take the equals sign of --flag=value for a word of its own.
  const typed = word.slice(1) === '=' ? '' : word.slice(1);
  const found = completionOf(
    typed,
    before.slice(before[0] === 'help' ? 1 : 0).filter((one) => one !== '='),
    { texts, accounts: Object.keys(accounts) },
  );
  const lines = found.candidates.map((one) => `${one.word}\t${one.text ?? ''}`.trimEnd());
  io.stdout.write([`:${found.kind}`, ...lines, ''].join('\n'));
}

interface Known {
  readonly texts: Texts;
  readonly accounts: readonly string[];
}

function completionOf(word: string, before: readonly string[], known: Known): Completion {
  const entry = commandOf(before);
  const options = [...(entry?.options ?? []), ...GLOBAL_OPTIONS];
  const [, flag, value] = /^(--[\w-]+)=(.*)$/s.exec(word) ?? [];
  const inWord = flag === undefined ? undefined : optionOf(flag, options);
  if (inWord !== undefined) return valuesOf(inWord, value ?? '', { known, prefix: `${flag}=` });
  const waiting = optionOf(before.at(-1) ?? '', options);
  if (waiting !== undefined && waiting.flags.includes('<'))
    return valuesOf(waiting, word, { known, prefix: '' });
  const beginning = (candidates: readonly Candidate[]): Completion => ({
    kind: 'words',
    candidates: candidates.filter((one) => one.word.startsWith(word)),
  });
  if (entry === undefined)
    return beginning(word.startsWith('-') ? flagsOf(options, before, known) : wordsOf(before, known));
  if (word.startsWith('-')) return beginning(flagsOf(options, before, known));
  if (entry.args.some((argument) => PATH.test(argument))) return { kind: 'file', candidates: [] };
  const given = (entry.argumentValues ?? []).map((one) => ({ word: one }));
  return beginning(given.length > 0 ? given : flagsOf(options, before, known));
}

const PATH = /file|folder/;

/** The command that the words begin with. */
function commandOf(before: readonly string[]): CommandEntry | undefined {
  const [one = '', two = ''] = before;
  return COMMANDS.find(({ name }) => name === `${one} ${two}` || name === one);
}

function optionOf(flag: string, options: readonly OptionEntry[]): OptionEntry | undefined {
  return options.find(({ flags }) => flags.split(/[ ,]+/).includes(flag));
}

/** The groups and commands after the first words. */
function wordsOf([group]: readonly string[], { texts }: Known): readonly Candidate[] {
  if (group !== undefined)
    return COMMANDS.filter(({ name }) => name.startsWith(`${group} `)).map(({ name, text }) => ({
      word: name.slice(group.length + 1),
      text: texts[text],
    }));
  const single = COMMANDS.filter(({ name }) => !name.includes(' '));
  return [
    ...Object.entries(COMMAND_GROUPS).map(([word, text]) => ({ word, text: texts[text] })),
    ...single.map(({ name, text }) => ({ word: name, text: texts[text] })),
    { word: 'help', text: texts.helpHelp },
  ];
}

/** The long flags; those that stand there already only if they may be repeated. */
function flagsOf(
  options: readonly OptionEntry[],
  before: readonly string[],
  { texts }: Known,
): readonly Candidate[] {
  const left = options.filter(({ flags, repeat }) => {
    const own = flags.split(/[ ,]+/);
    return repeat === true || !before.some((word) => own.includes(word));
  });
  const named = left.flatMap(({ flags, text }) =>
    (flags.match(/--[\w-]+/g) ?? []).map((word) => ({ word, text: texts[text] })),
  );
  return [...named, { word: '--help', text: texts.helpHelp }];
}

/** The values of an option. Choices may stand in its flags: `--dialect <excel-de|plain>`. */
function valuesOf(
  { flags, values }: OptionEntry,
  word: string,
  { known, prefix }: { readonly known: Known; readonly prefix: string },
): Completion {
  const named = /<(.+)>/.exec(flags)?.[1] ?? '';
  if (PATH.test(named)) return { kind: 'file', candidates: [] };
  const choices = values
    ? OPTION_VALUES[values]
    : /^[\w-]+(?:\|[\w-]+)+$/.test(named)
      ? named.split('|')
      : [];
  const all = flags.startsWith('--account')
    ? known.accounts
    : choices.filter((one) => !/^(name|number|erp-id)$/.test(one));
  const isList = named === 'names';
  const done = isList ? word.slice(0, word.lastIndexOf(',') + 1) : '';
  const taken = new Set(done.split(','));
  const candidates = all
    .filter((value) => !taken.has(value))
    // A shell would take a space for the end of the word; commands take a hyphen as well.
    .map((value) => ({ word: `${prefix}${done}${value.replaceAll(' ', '-')}` }))
    .filter((one) => one.word.startsWith(prefix + word));
  return { kind: isList ? 'list' : 'words', candidates };
}
