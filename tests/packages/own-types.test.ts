import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../packages/portal-ui/dist/', import.meta.url));

/** What a host brings itself, and Kontor's own. */
const OWN = /^(?:react$|react\/|styled-components|@kontor\/)/;

/** The packages whose types a declaration names, itself or by what it imports. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const named = [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()['"]([^'"]+)['"]/g)].map(
    ([, to]) => to!,
  );
  return named.flatMap((to) =>
    to.startsWith('.') ? packagesOf(join(dirname(file), to.replace(/\.js$/, '.d.ts')), seen) : [to],
  );
}

test.each([
  'primitives/actions/Button',
  'primitives/actions/IconButton',
  'primitives/feedback/Alert',
  'primitives/feedback/Spinner',
  'primitives/overlay/Dialog',
  'portal-provider/ThemeRoot',
])('the types of %s are of no other library', (part) => {
  expect(packagesOf(join(root, `${part}.d.ts`)).filter((name) => !OWN.test(name))).toEqual([]);
});
