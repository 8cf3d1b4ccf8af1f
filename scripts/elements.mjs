// Writes what the custom elements take and tell of, from their description in portal-ui, into custom-elements.json of the package and the
// page for partners. Without `--write` it holds both against the description.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { described } from './elements/described.mjs';
import { manifestOf } from './elements/manifest.mjs';
import { pageOf } from './elements/page.mjs';
import { root } from './workspace.mjs';

const description = described();
const files = {
  'packages/portal-ui/custom-elements.json': JSON.stringify(manifestOf(description)),
  'docs/guides/elements.md': pageOf(description),
};
let stale = 0;
for (const [path, content] of Object.entries(files)) {
  const file = join(root, path);
  const text = await format(content, { ...(await resolveConfig(file)), filepath: file });
  if (process.argv.includes('--write')) {
    writeFileSync(file, text);
  } else if (!isIn(file, text)) {
    console.error(`${path} is not as the elements are described: run \`node scripts/elements.mjs --write\`.`);
    stale += 1;
  }
}
process.exit(stale === 0 ? 0 : 1);

function isIn(file, text) {
  try {
    return readFileSync(file, 'utf8') === text;
  } catch {
    return false;
  }
}
