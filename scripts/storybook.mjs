// `npm run storybook`: builds the component review when its sources changed and serves it; `--dev` runs it with hot reload instead.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { bin, changedSince, ensureInstalled, remember, root, runOrExit } from './workspace.mjs';

const HOST = '127.0.0.1';
const PORT = Number(process.env.PORT ?? 6006);
const SOURCES = ['.storybook', 'packages/portal-ui/src', 'packages/portal-core/src', 'package-lock.json'];
const OUTPUT = join(root, 'storybook-static');
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

ensureInstalled();
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
const isDev = process.argv.includes('--dev');
if (isDev) {
  await runOrExit(bin('storybook'), ['dev', '--host', HOST, '--port', String(PORT), '--no-open']);
} else {
  await buildChanged();
  createServer(answer).listen(PORT, HOST, () => console.log(`Components: http://${HOST}:${PORT}`));
}

async function buildChanged() {
  if (!changedSince('storybook', SOURCES, 'storybook-static/index.html')) return;
  await runOrExit(bin('storybook'), ['build', '--output-dir', OUTPUT, '--quiet']);
  remember('storybook', SOURCES);
}

function answer(request, response) {
  const path = pathOf(request.url);
  const file = join(OUTPUT, normalize(path), path.endsWith('/') ? 'index.html' : '');
  const isOurs = file.startsWith(OUTPUT) && statSync(file, { throwIfNoEntry: false })?.isFile();
  response.setHeader('Cache-Control', 'no-cache');
  if (!isOurs) return response.writeHead(404).end('Not found');
  response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
  return createReadStream(file).pipe(response);
}

/** The decoded path of an address; one that names nothing when it cannot be read. */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, `http://${HOST}`).pathname);
  } catch {
    return '/?';
  }
}
