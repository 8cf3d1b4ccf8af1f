import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Flaws } from './take.js';

const FLAWS = 'flaws.json';
const PAGE = new URL('gallery.html', import.meta.url);

/** Writes the page to leaf through all pictures of the folder, those of earlier runs too, and what is wrong with each; answers what is wrong now. */
export function writeGallery(folder: string, flaws: Flaws): readonly string[] {
  const kept = join(folder, FLAWS);
  const before = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Record<string, string[]>) : {};
  const all = { ...before, ...Object.fromEntries(flaws) };
  const pictures = readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort();
  const shown = pictures.map((name) => ({ name, flaws: all[name] ?? [] }));
  writeFileSync(kept, JSON.stringify(all));
  // A `<` in what a page said must not end the script that it stands in.
  const data = JSON.stringify(shown).replaceAll('<', '\\u003c');
  writeFileSync(
    join(folder, 'index.html'),
    readFileSync(PAGE, 'utf8').replace('/*pictures*/[]', () => data),
  );
  return grouped(flaws);
}

/** Each flaw once, with the pictures that show it; those on most pictures first. */
function grouped(flaws: Flaws): readonly string[] {
  const seen = new Map<string, string[]>();
  for (const [picture, ofPicture] of flaws)
    for (const flaw of new Set(ofPicture)) seen.set(flaw, [...(seen.get(flaw) ?? []), picture]);
  return [...seen]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(
      ([flaw, [first, ...others]]) =>
        `${flaw}\n    ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`,
    );
}
