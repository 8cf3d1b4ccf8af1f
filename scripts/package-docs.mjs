// Puts beside each published package what its readers need: the guides, the examples and, once `npm run api-reference` wrote it, the
// reference of its entries.
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
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
  },
  cli: { guides: ['command-line', 'importing', 'exporting', 'what-changed'], examples: [] },
};

export function copyPackageDocs() {
  for (const [name, { guides, examples }] of Object.entries(BROUGHT)) {
    const folder = join(root, 'packages', name, 'docs');
    for (const guide of guides) copy(`guides/${guide}.md`, join(folder, 'guides', `${guide}.md`));
    for (const example of examples) copy(`examples/${example}`, join(folder, 'examples', example));
    if (existsSync(join(root, 'docs/api', name))) copy(`api/${name}`, join(folder, 'api'));
  }
}

/** What was installed or built within an example stays out. */
function copy(path, to) {
  const from = join(root, 'docs', path);
  const isOurs = (file) => !/\/(node_modules|\.next|dist)(\/|$)/.test(file.slice(from.length));
  cpSync(from, to, { recursive: true, filter: isOurs });
}
