// The files of the built portal that a browser loads first, by the manifests of its two builds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** The portal's own pages. */
export const portal = openBuild('packages/host-app/dist');
/** What pages of partners load. */
export const embed = openBuild('packages/host-app/dist/embed');

export const signIn = filesOf(portal, ['index', 'sign-in']);
/** For who is signed in already. */
export const orders = filesOf(portal, ['index', 'orders']);
export const signInAndOrders = filesOf(portal, ['index', 'sign-in', 'orders']);
/** With the filters and menus of the list, which come after its rows. */
export const withControls = filesOf(portal, ['index', 'sign-in', 'orders', 'controls']);
/** Of `kontor-orders-table`. */
export const ordersElement = filesOf(embed, ['v1', 'mount', 'orders']);

function openBuild(folder) {
  const dist = join(root, folder);
  return { dist, manifest: JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) };
}

/** The files that must be there before the chunks of these groups run (`vite.config.ts`, `vite.embed.config.ts`). */
function filesOf({ manifest }, names) {
  const files = new Set();
  const collect = (chunk) => {
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const name of chunk.imports ?? []) collect(manifest[name]);
  };
  for (const name of names) {
    const found = Object.values(manifest).find((chunk) => chunk.name === name);
    if (!found) throw new Error(`The portal is built without a chunk "${name}"`);
    collect(found);
  }
  return files;
}
