import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a module takes out of an installed package, types left out. */
const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^;']*?from\s)?'([@a-z][^']*)'/gm;
const NOT_BUNDLED = /^(@kontor\/|node:|vitest|storybook|@storybook\/)|\.json$/;

/**
 * The packages the widgets import. Vite prepares them before the first story; one it found later would load React a second time in the
 * middle of a run.
 */
export function importedPackages(): readonly string[] {
  const found = ['portal-ui', 'portal-core'].flatMap((name) => importsBelow(`../packages/${name}/src`));
  return [...new Set(found)].filter((name) => !NOT_BUNDLED.test(name)).toSorted();
}

function importsBelow(folder: string): readonly string[] {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)])
    .map((match) => match[1] as string);
}
