import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes `v1.js`, the address that stays, which leads on to the build's own script, and `integrity.json` with the hash of every script
 * for pages that want to pin what they load (subresource integrity).
 */
export function embedManifest(): Plugin {
  return {
    name: 'kontor-embed-manifest',
    apply: 'build',
    enforce: 'post',
    // Last of all: the build writes into the scripts until then, and a hash of what was before lets nothing in.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
        if (!entry) throw new Error('The embed script has no entry');
        const source = `export * from './${entry.fileName}';\n`;
        this.emitFile({ type: 'asset', fileName: 'v1.js', source });
        const hashes = files
          .filter((file) => file.fileName.endsWith('.js'))
          .map((file) => [file.fileName, integrity(file.type === 'chunk' ? file.code : file.source)] as const)
          .sort();
        const told = {
          script: entry.fileName,
          integrity: Object.fromEntries([['v1.js', integrity(source)], ...hashes]),
        };
        this.emitFile({
          type: 'asset',
          fileName: 'integrity.json',
          source: `${JSON.stringify(told, null, 2)}\n`,
        });
      },
    },
  };
}

function integrity(source: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(source).digest('base64')}`;
}
