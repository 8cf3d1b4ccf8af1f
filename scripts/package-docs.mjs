// Puts beside each published package what its readers need: the guides, the examples, decisions that a guide names and, once
// `npm run api-reference` wrote it, the reference of its entries.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './workspace.mjs';

/** What each package brings along, below `docs`. */
const BROUGHT = {
  'portal-core': {
    guides: ['programs', 'importing', 'exporting', 'connecting-an-erp', 'what-changed'],
    examples: ['node', 'erp'],
  },
  'portal-ui': {
    guides: ['embedding', 'embedding-tokens', 'elements', 'theming', 'what-changed'],
    examples: ['plain', 'react', 'next'],
    decisions: ['0059-react-19-alone'],
  },
  cli: { guides: ['command-line', 'importing', 'exporting', 'what-changed'], examples: [] },
};

export function copyPackageDocs() {
  for (const [name, { guides, examples, decisions = [] }] of Object.entries(BROUGHT)) {
    const folder = join(root, 'packages', name, 'docs');
    for (const decision of decisions)
      copy(`decisions/${decision}.md`, join(folder, 'decisions', `${decision}.md`));
    for (const example of examples) copy(`examples/${example}`, join(folder, 'examples', example));
    for (const guide of guides) copy(`guides/${guide}.md`, join(folder, 'guides', `${guide}.md`));
    for (const guide of guides) unlinkAbsent(join(folder, 'guides', `${guide}.md`));
    if (existsSync(join(root, 'docs/api', name))) copy(`api/${name}`, join(folder, 'api'));
  }
}

/** Leaves of a link its words where what it leads to does not come along. */
function unlinkAbsent(file) {
  const text = readFileSync(file, 'utf8').replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (link, words, to) => {
    const isElsewhere = /^(?:[a-z]+:|#)/.test(to);
    return isElsewhere || existsSync(join(dirname(file), to.split('#')[0])) ? link : words;
  });
  writeFileSync(file, text);
}

/** What was installed or built within an example stays out. */
function copy(path, to) {
  const from = join(root, 'docs', path);
  const isOurs = (file) => !/\/(node_modules|\.next|dist)(\/|$)/.test(file.slice(from.length));
  cpSync(from, to, { recursive: true, filter: isOurs });
}
