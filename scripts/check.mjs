// `npm run check`: what can be judged without running the product. One line a step; the first words of a failure say what to do.
import { join } from 'node:path';
import { bin, ensureInstalled, root, run } from './workspace.mjs';

ensureInstalled();
const { build } = await import('./build.mjs');

const tsc = (config) => () => run(bin('tsc'), ['-p', config]);
const node = (script) => () => run(process.execPath, [join(root, 'scripts', script)]);

const steps = {
  format: () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.']),
  lint: () => run(bin('oxlint'), ['--type-aware', '--quiet']),
  'types of portal-core': tsc('packages/portal-core/tsconfig.json'),
  'types of the tests of portal-core': tsc('packages/portal-core/tsconfig.test.json'),
  'types of portal-server': tsc('packages/portal-server/tsconfig.json'),
  'types of cli': tsc('packages/cli/tsconfig.json'),
  'types of portal-ui': tsc('packages/portal-ui/tsconfig.json'),
  'types of the component review': tsc('.storybook/tsconfig.json'),
  'types of host-app': tsc('packages/host-app/tsconfig.json'),
  'types of tests': tsc('tests/tsconfig.json'),
  'fields are decided everywhere': node('check-fields.mjs'),
  'names of features': node('check-names.mjs'),
  'floors of folders': node('check-floors.mjs'),
  'figures of the code': node('check-figures.mjs'),
  'queries in stores': node('check-queries.mjs'),
  'ways into folders': node('check-ways.mjs'),
  'state diagrams': node('state-diagrams.mjs'),
  'page and manifest of the elements': node('elements.mjs'),
  'table of dependencies': () => run(process.execPath, [join(root, 'scripts/dependencies.mjs'), '--check']),
  // These tsconfigs say which source becomes which built file, so that what another package takes counts as used.
  'unused files, exports and dependencies': () =>
    run(bin('knip'), ['--no-progress', '--tsConfig', 'tsconfig.build.json']),
  build: async () => {
    await build({ all: true });
    return 0;
  },
  'published packages': node('check-packages.mjs'),
  'public surface': node('public-surface.mjs'),
  'sizes of single widgets': () => run(bin('size-limit'), ['--silent']),
  'sizes of the portal': node('check-sizes.mjs'),
  'texts of the first load': node('check-first-texts.mjs'),
};

let failed = 0;
for (const [name, step] of Object.entries(steps)) {
  const began = Date.now();
  const code = await step();
  if (code !== 0) failed += 1;
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}
console.log(failed === 0 ? 'All checks passed.' : `${failed} checks failed.`);
process.exit(failed === 0 ? 0 : 1);
