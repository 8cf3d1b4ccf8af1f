// `npm run new-feature`: a feature through all packages, ready to grow. Its templates are the files below `new-feature/templates`.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { edited } from './new-feature/anchors.mjs';
import { EDITS } from './new-feature/shared-files.mjs';
import { retold, wordsOf, WordsRefused } from './new-feature/words.mjs';
import { root } from './workspace.mjs';

const templates = join(root, 'scripts/new-feature/templates');

const HELP = `npm run new-feature -- NAME GERMAN ENGLISH

Writes a feature that is registered, tested and has a story: a page with the list of one kind of record, which a merchant sees its own of and
staff all. From the table up: migration, store, route, call, permission, texts, widget, page, entry in the sidebar, words of the dictionary.

  NAME     what its folders are called: the English plural, lower case, with hyphens
  GERMAN   one of its records, as a German user reads it; with the plural where that is another word
  ENGLISH  one of its records in English; with the plural where that is irregular

  npm run new-feature -- return-labels "Retourenlabel" "Return label"
  npm run new-feature -- wolves "Wolf/Wölfe" "Wolf/Wolves"`;

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
if (values.help) {
  console.log(HELP);
} else if (positionals.length !== 3) {
  refuse(HELP);
} else {
  await main(...positionals);
}

async function main(name, german, english) {
  try {
    const texts = plan(name, wordsOf(name, german, english));
    for (const [file, text] of texts) texts.set(file, await formatted(file, text));
    for (const [file, text] of texts) write(file, text);
    console.log(nextSteps(name));
  } catch (error) {
    if (!(error instanceof WordsRefused)) throw error;
    refuse(error.message);
  }
}

/** Every file as it is going to be, by its path: nothing is written before all of them are known. */
function plan(name, words) {
  refuseKnown(name);
  const number = nextMigration();
  const tell = (text) => retold(text, words).replaceAll('000_', `${number}_`);
  const texts = new Map(
    templateFiles().map((file) => [tell(file), tell(readFileSync(join(templates, file), 'utf8'))]),
  );
  for (const target of texts.keys())
    if (existsSync(join(root, target))) throw new WordsRefused(`${target} exists.`);
  for (const { file, ...edit } of EDITS) {
    const before = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    texts.set(file, inPlace(file, before, retoldEdit(edit, tell)));
  }
  return texts;
}

/** The edit of a shared file; an error says of which. */
function inPlace(file, text, edit) {
  try {
    return edited(text, edit);
  } catch (error) {
    throw new Error(
      `${file}: ${error.message}. Nothing was written. Put scripts/new-feature/shared-files.mjs right, or take another name.`,
    );
  }
}

function retoldEdit(edit, tell) {
  const told = (part) =>
    typeof part === 'string' ? tell(part) : Array.isArray(part) ? part.map(tell) : part;
  return Object.fromEntries(Object.entries(edit).map(([key, part]) => [key, told(part)]));
}

/** A word of the dictionary names one thing. */
function refuseKnown(name) {
  const dictionary = readFileSync(join(root, 'docs/dictionary.md'), 'utf8');
  if (dictionary.includes(`\`${name}\``))
    throw new WordsRefused(`"${name}" stands in docs/dictionary.md already.`);
}

/** The number after the last step of the schema. */
function nextMigration() {
  const steps = readdirSync(join(root, 'packages/portal-server/src/db/migrations')).flatMap(
    (file) => /^\d{3}(?=_)/.exec(file) ?? [],
  );
  return String(Math.max(...steps.map(Number)) + 1).padStart(3, '0');
}

function templateFiles() {
  return readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(templates, join(entry.parentPath, entry.name)));
}

async function formatted(file, text) {
  // Loaded only now: a refusal needs none of it.
  const { format, resolveConfig } = await import('prettier');
  const path = join(root, file);
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

function write(file, text) {
  const path = join(root, file);
  console.log(`${existsSync(path) ? 'changed' : 'written'} ${file}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function nextSteps(name) {
  return `
Now say in docs/dictionary.md what they are and what they are not called, give them the fields they have, choose a picture in
navigation-icons.ts, and tell the users of the packages by \`npm run change-note\`.
Look: npm run storybook. Judge: npm run check, npx vitest run ${name}.`;
}

function refuse(message) {
  console.error(message);
  process.exitCode = 2;
}
