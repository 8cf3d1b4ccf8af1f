import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';
import type { PartnerPage } from './partner.js';

/** Builds the partner's React app, as a page that runs in earnest has it; answers the folder. */
export async function buildReactHost(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'kontor-react-host-'));
  await build({
    root: fileURLToPath(new URL('react-host', import.meta.url)),
    base: '/files/',
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['kontor-source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input: 'main.jsx', output: { entryFileNames: 'main.js' } },
    },
  });
  return outDir;
}

/** A page with a widget in the page itself, in no shadow root unless told. */
export function reactPage(
  files: string,
  data: {
    readonly portal: string;
    readonly shows: string;
    readonly order?: number;
    readonly search?: string;
    /** In a shadow root of its own. */
    readonly framed?: 'framed';
  },
): PartnerPage {
  const told = Object.entries(data).map(([name, value]) => `data-${name}='${value}'`);
  return { files, module: '/files/main.js', body: `<div id="root" ${told.join(' ')}></div>` };
}
