import { GLOBAL_OPTIONS } from '../command-options.js';
import { COMMANDS, COMMAND_GROUPS } from '../command-table.js';
import { usageError } from './cli-error.js';
import { EXIT } from './exit-code.js';
import type { GlobalOptions, Io } from './io.js';

export interface CompletionOptions extends GlobalOptions {
  readonly shell: string;
}

/** Words that may follow each beginning of a command line: `''`, `orders`, `orders import`. */
type Words = ReadonlyMap<string, readonly string[]>;

const SCRIPTS: Readonly<Record<string, (words: Words) => string>> = { bash, zsh, fish };

/** `kontor completion SHELL`: prints a script for the shell to source. */
export async function run(options: CompletionOptions, io: Io): Promise<number> {
  if (options.json)
    throw usageError('flags_exclude', {
      key: 'cli.flagsExclude',
      params: { flag: 'completion', other: '--json' },
    });
  const script = SCRIPTS[options.shell];
  if (!script) {
    const known = Object.keys(SCRIPTS).join(', ');
    throw usageError('shell_unknown', { key: 'cli.shellUnknown', params: { shell: options.shell, known } });
  }
  io.stdout.write(script(words()));
  return EXIT.done;
}

function words(): Words {
  const globals = GLOBAL_OPTIONS.map(({ flags }) => longFlag(flags));
  const found = new Map<string, string[]>();
  const single = COMMANDS.filter(({ name }) => !name.includes(' ')).map(({ name }) => name);
  found.set('', [...Object.keys(COMMAND_GROUPS), ...single, '--help', '--version', ...globals]);
  for (const group of Object.keys(COMMAND_GROUPS)) {
    const inGroup = COMMANDS.filter(({ name }) => name.startsWith(`${group} `));
    found.set(group, [...inGroup.map(({ name }) => name.slice(group.length + 1)), '--help']);
  }
  for (const { name, options } of COMMANDS) {
    const own = options.map(({ flags }) => longFlag(flags));
    found.set(name, [...own, ...globals, '--help', ...(name === 'completion' ? Object.keys(SCRIPTS) : [])]);
  }
  return found;
}

function longFlag(flags: string): string {
  return /--[\w-]+/.exec(flags)?.[0] ?? '';
}

function bash(words: Words): string {
  return `# kontor completion for bash: source <(kontor completion bash)
_kontor() {
  local word=\${COMP_WORDS[COMP_CWORD]} path="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    [[ \${COMP_WORDS[i]} == -* ]] && break
    path="\${path:+$path }\${COMP_WORDS[i]}"
  done
  local reply=""
  case "$path" in
${cases(words, (list) => `reply="${list}"`)}
  esac
  COMPREPLY=($(compgen -W "$reply" -- "$word"))
}
complete -o default -F _kontor kontor
`;
}

function zsh(words: Words): string {
  return `#compdef kontor
# kontor completion for zsh: source <(kontor completion zsh)
_kontor() {
  local path_words="" i
  for ((i = 2; i < CURRENT; i++)); do
    [[ \${words[i]} == -* ]] && break
    path_words="\${path_words:+$path_words }\${words[i]}"
  done
  case "$path_words" in
${cases(words, (list) => `compadd -- ${list}`)}
  esac
  _files
}
compdef _kontor kontor
`;
}

/** Cases of the script, longest beginnings first; each also matches what follows it (\`orders import file.csv\`). */
function cases(words: Words, toLine: (list: string) => string): string {
  const paths = [...words.keys()].sort((a, b) => b.length - a.length);
  return paths
    .map(
      (path) => `    ${path === '' ? '""' : `"${path}"*`}) ${toLine((words.get(path) ?? []).join(' '))} ;;`,
    )
    .join('\n');
}

function fish(words: Words): string {
  const lines = [...words].flatMap(([path, list]) =>
    list.map((word) => {
      const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-f -a ${word}`;
      return `complete -c kontor -n '__kontor_at "${path}"' ${what}`;
    }),
  );
  return `# kontor completion for fish: kontor completion fish | source
function __kontor_at
  set -l typed (commandline -opc)[2..-1]
  set -l path
  for word in $typed
    string match -q -- '-*' $word; and break
    set -a path $word
  end
  if test -z "$argv[1]"
    test -z "$path"
  else if string match -q -- '* *' "$argv[1]"
    string match -q -- "$argv[1]*" "$path"
  else
    test "$path" = "$argv[1]"
  end
end
${lines.join('\n')}
`;
}
