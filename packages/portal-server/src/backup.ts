import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from './backup/index.js';
import { readConfig } from './config/index.js';
import { startFailure } from './start-failure.js';

const USAGE = `Saves the database and the uploaded files while the server works, and tries to restore them.

  backup [FOLDER]

FOLDER must not be there yet; by default it is backup/ and the present time.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help || positionals.length > 1) return console.log(USAGE);
  const now = Date.now();
  const stamp = new Date(now).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const folder = resolve(positionals[0] ?? `backup/${stamp}`);
  // Nobody else reads a file of a backup, whoever writes it.
  process.umask(0o077);
  await makeBackup({ config: readConfig(process.env), folder, now, say: console.log });
}

main().catch((error: unknown) => {
  console.error(startFailure(error));
  process.exitCode = 1;
});
