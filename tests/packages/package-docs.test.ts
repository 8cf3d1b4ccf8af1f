import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The links of a text that lead to other files. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)]
    .map(([, to]) => to!)
    .filter((to) => !/^[a-z]+:/.test(to));

/** A page that somebody wrote: the reference comes from the types. */
const isWritten = (file: string): boolean => file.endsWith('.md') && !file.startsWith('api/');

test.each(['portal-core', 'portal-ui', 'cli'])(
  'every link in the guides of %s leads to what it brings',
  (name) => {
    const folder = join(root, 'packages', name, 'docs');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isWritten);
    expect(files.length).toBeGreaterThan(3);
    const dead = files.flatMap((file) => {
      const from = join(folder, file);
      return linksOf(readFileSync(from, 'utf8'))
        .filter((to) => !existsSync(join(dirname(from), to)))
        .map((to) => `${file} → ${to}`);
    });
    expect(dead).toEqual([]);
  },
);
