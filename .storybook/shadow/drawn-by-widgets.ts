import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../packages/portal-ui/src', import.meta.url));
/** `import { A, type B } from './a.js'`, `export { A } from './a.js'`, `import('./a.js')`. */
const IMPORT =
  /^(import|export)\s(?!type\b)([^;']*?)\sfrom\s'(\.[^']+)'|^import\s'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

interface Import {
  readonly isHandedOn: boolean;
  /** What is taken, by the name it has there; null for everything. */
  readonly names: readonly string[] | null;
  readonly file: string;
}

/**
 * The stories that show nothing an embedded widget draws: they import no module of their own folder that the widgets reach. Only what is
 * embedded ever stands in a shadow root.
 */
export function storiesOfPagesAlone(): readonly string[] {
  const reached = reachedByWidgets();
  return filesOfStories().filter(
    (story) => !importsOf(story).some(({ file }) => isBeside(story, file) && reached.has(file)),
  );
}

/** Every file of stories. */
export function filesOfStories(): readonly string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => join(source, name));
}

const isBeside = (file: string, other: string) => dirname(file) === dirname(other);

/** The modules of the widgets with all they import; of an index the modules of the names alone that are taken from it. */
function reachedByWidgets(): ReadonlySet<string> {
  const reached = new Set<string>();
  const seen = new Set<string>();
  const reach = (file: string, names: readonly string[] | null): void => {
    const key = `${file} ${names?.join() ?? ''}`;
    if (seen.has(key)) return;
    seen.add(key);
    reached.add(file);
    for (const taken of importsOf(file)) {
      const isChosen = taken.isHandedOn && names !== null && taken.names !== null;
      const wanted = isChosen ? taken.names.filter((name) => names.includes(name)) : taken.names;
      if (wanted === null || wanted.length > 0) reach(taken.file, wanted);
    }
  };
  for (const folder of ['widgets', 'elements', 'shadow'].map((name) => join(source, 'embed', name)))
    for (const file of readdirSync(folder).filter((name) => /^[^.]+\.tsx?$/.test(name)))
      reach(join(folder, file), null);
  return reached;
}

function importsOf(file: string): readonly Import[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, word, taken = '', ...paths]) => {
    const path = paths.find((one) => one !== undefined)!;
    const found = ['.ts', '.tsx']
      .map((end) => join(dirname(file), path.replace(/\.js$/, end)))
      .find((one) => existsSync(one));
    return found === undefined ? [] : [{ isHandedOn: word === 'export', names: namesIn(taken), file: found }];
  });
}

/** The names in `{ A, B as C, type D }`, without types; null where there are no braces. */
function namesIn(taken: string): readonly string[] | null {
  const inside = /\{([^}]*)\}/.exec(taken)?.[1];
  return inside === undefined
    ? null
    : inside
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => name.split(' as ')[0] as string);
}
