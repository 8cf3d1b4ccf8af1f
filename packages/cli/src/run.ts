import { main } from './main.js';
import { processIo } from './terminal/index.js';

const code = await main(process.argv.slice(2), processIo());
for (const stream of [process.stdout, process.stderr])
  await new Promise<void>((done) => stream.write('', () => done()));
// At once: a call of the keyring that still waits would keep the process.
process.exit(code);
