// One entry point of a package as a Markdown page: every exported name with its docstring, signature and members.

const ORDER = ['Function', 'Class', 'Interface', 'TypeAlias', 'Variable'];
const TITLES = {
  Function: 'Components and functions',
  Class: 'Classes',
  Interface: 'Interfaces',
  TypeAlias: 'Types',
  Variable: 'Values',
};

/** The page of `specifier`; `entryPoint` as API Extractor's model gives it. */
export function apiMarkdown(specifier, entryPoint) {
  const parts = ORDER.flatMap((kind) => section(kind, entryPoint.members));
  return [
    `# ${specifier}`,
    '',
    'Generated from the docstrings by `npm run api-reference`.',
    ...parts,
    '',
  ].join('\n');
}

function section(kind, members) {
  const named = members
    .filter((member) => member.kind === kind)
    .sort((one, other) => one.displayName.localeCompare(other.displayName, 'en'));
  return named.length === 0 ? [] : ['', `## ${TITLES[kind]}`, ...named.flatMap(described)];
}

function described(item) {
  return [
    '',
    `### ${item.displayName}`,
    '',
    textOf(item),
    '',
    '```ts',
    signatureOf(item),
    '```',
    ...membersOf(item),
  ];
}

function membersOf(item) {
  if (item.members.length === 0) return [];
  const rows = item.members.map((member) => `| \`${cell(signatureOf(member))}\` | ${cell(textOf(member))} |`);
  return ['', '| member | what it is |', '| --- | --- |', ...rows];
}

/** The docstring's own words: without the frame of the comment. */
function textOf(item) {
  const comment = item.tsdocComment?.emitAsTsdoc() ?? '';
  return comment
    .replace(/^\/\*\*|\*\/\s*$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim();
}

function signatureOf(item) {
  return item.excerpt.text.replace(/^export (declare )?/, '').trim();
}

function cell(text) {
  return text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
}
