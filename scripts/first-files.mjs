// The files of the built portal that a browser loads first, by the manifest of the build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

export const dist = join(root, 'packages/host-app/dist');
export const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const entry = manifest['index.html'];
export const signIn = filesOf(entry, grouped('sign-in'));
export const signInAndOrders = filesOf(entry, grouped('sign-in'), grouped('orders'));
/** With the filters and menus of the list, which come after its rows. */
export const withControls = filesOf(entry, grouped('sign-in'), grouped('orders'), grouped('controls'));

/** The chunk of a group of the build (`vite.config.ts`). */
function grouped(name) {
  const found = Object.entries(manifest).find(([key]) => key.startsWith(`_${name}-`));
  if (!found) throw new Error(`The portal is built without a chunk "${name}"`);
  return found[1];
}

/** The files that must be there before the chunks run. */
function filesOf(...chunks) {
  const files = new Set();
  const collect = (chunk) => {
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const name of chunk.imports ?? []) collect(manifest[name]);
  };
  chunks.forEach(collect);
  return files;
}
