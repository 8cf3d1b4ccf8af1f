import { COMMAND_GROUPS, COMMANDS } from './command-table.js';

/** The words at the start of the arguments that form a command, or the beginning of some. */
export function commandOf(argv: readonly string[]): readonly string[] {
  const [one = '', two = ''] = argv;
  if (isCommand([one, two])) return [one, two];
  return isCommand([one]) ? [one] : [];
}

const isCommand = (words: readonly string[]): boolean =>
  COMMANDS.some(({ name }) => `${name} `.startsWith(`${words.join(' ')} `));

/**
 * The arguments as the parser takes them. `help orders list` asks what `orders list --help` does; and where no such
 * command is, the wish for help goes, so that the wrong word is told instead of other help.
 */
export function parserArguments(argv: readonly string[]): readonly string[] {
  const words = argv[0] === 'help' ? [...argv.slice(1), '--help'] : argv;
  return isUnknown(words) ? words.filter((word) => word !== '--help' && word !== '-h') : words;
}

function isUnknown(words: readonly string[]): boolean {
  const [group = ''] = words;
  const known = commandOf(words).length;
  const isOpen = known === 0 || (known === 1 && group in COMMAND_GROUPS);
  return isOpen && words[known]?.startsWith('-') === false;
}
