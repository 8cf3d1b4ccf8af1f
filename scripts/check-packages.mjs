// What would be published resolves in every kind of project: publint and arethetypeswrong on the packed packages.
import { bin, run } from './workspace.mjs';

let failed = 0;
for (const name of ['portal-core', 'portal-ui', 'cli']) {
  failed += await run(bin('publint'), ['--strict', `packages/${name}`]);
}
for (const name of ['portal-core', 'portal-ui']) {
  failed += await run(bin('attw'), [
    '--pack',
    `packages/${name}`,
    '--profile',
    'esm-only',
    '--quiet',
    '--exclude-entrypoints',
    'package.json',
    'styles.css',
  ]);
}
process.exit(failed === 0 ? 0 : 1);
