import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, from its sources as well as from its built files, wherever the bundler puts them. */
export const PACKAGE_FOLDER = withManifest(dirname(fileURLToPath(import.meta.url)));

function withManifest(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : withManifest(dirname(folder));
}
