// Builds what `npm start` serves (core, server, command line, portal); with --all also the published widgets.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markClient } from './mark-client.mjs';
import { copyPackageDocs } from './package-docs.mjs';
import { bin, changedSince, remember, root, run } from './workspace.mjs';

const sources = {
  node: ['packages/portal-core', 'packages/portal-server', 'packages/cli', 'package-lock.json'],
  widgets: ['packages/portal-core', 'packages/portal-ui', 'package-lock.json'],
  portal: ['packages/portal-core', 'packages/portal-ui', 'packages/host-app', 'package-lock.json'],
};

const compile = (name) => {
  rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true });
  return run(bin('tsc'), ['-p', `packages/${name}/tsconfig.build.json`]);
};

const bundle = (name, ...options) =>
  run(bin('vite'), ['build', '--logLevel', 'warn', ...options], { cwd: join(root, 'packages', name) });

async function inTurn(steps) {
  for (const step of steps) {
    const code = await step();
    if (code !== 0) process.exit(code);
  }
}

/** Builds the parts whose sources changed since the last build. */
export async function build({ all = false } = {}) {
  if (changedSince('node', sources.node, 'packages/cli/dist/run.js')) {
    await inTurn([() => compile('portal-core'), () => bundle('portal-server'), () => bundle('cli')]);
    remember('node', sources.node);
  }
  if (changedSince('portal', sources.portal, 'packages/host-app/dist/index.html')) {
    await inTurn([() => bundle('host-app'), () => bundle('host-app', '--config', 'vite.embed.config.ts')]);
    remember('portal', sources.portal);
  }
  if (all && changedSince('widgets', sources.widgets, 'packages/portal-ui/dist/index.js')) {
    await inTurn([() => compile('portal-ui')]);
    markClient(join(root, 'packages/portal-ui/dist'));
    remember('widgets', sources.widgets);
  }
  if (all) copyPackageDocs();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await build({ all: process.argv.includes('--all') });
