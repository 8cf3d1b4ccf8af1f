import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/index.js';
import { readConfig } from './config/index.js';
import { startFailure } from './start-failure.js';

const USAGE = `Puts a backup in the place of the database and adds the uploaded files that are missing. Stop every server first.

  restore FOLDER [--replace]

With --replace a database that is there is put aside; without, it is left alone.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (values.help || folder === undefined) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  process.umask(0o077);
  const config = readConfig(process.env);
  const { replace } = values;
  await restoreBackup({ config, folder: resolve(folder), replace, now: Date.now(), say: console.log });
}

main().catch((error: unknown) => {
  console.error(startFailure(error));
  process.exitCode = 1;
});
