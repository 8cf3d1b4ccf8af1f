// Spoils pages of the SQLite file between two starts, and its header. The line: every damage ends readiness within a minute of the start, a
// write answers 503 `damaged`, the log names the file and the way back; without a readable header the start says so.
import { closeSync, cpSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { aPortal, until } from './lib/portal.mjs';

const ROUNDS = process.argv.includes('--short') ? 2 : 20;
const PAGE = 4096;

const portal = await aPortal();
await portal.start();
await portal.end('SIGTERM');
const sound = `${portal.file}.sound`;
cpSync(portal.file, sound);
const pages = Math.floor(statSync(sound).size / PAGE);
const times = [];
let failed = 0;

for (let round = 0; round < ROUNDS; round += 1) {
  const from = 2 + Math.floor(((round + Math.random()) / ROUNDS) * (pages - 40));
  spoil(from, 20);
  const began = Date.now();
  try {
    await portal.start();
    await until(async () => (await portal.call('/health/ready')).status === 503, 60_000);
    times.push(Date.now() - began);
    const write = await portal.call('/login', { body: { username: 'nordwind', password: 'kontor-demo' } });
    judge(
      write.status === 503 && write.body.code === 'damaged',
      `pages ${from}: a write answered ${write.status}`,
    );
  } catch (error) {
    // What the start itself reads may be damaged: then it ends, and says so.
    times.push(Date.now() - began);
    if (!portal.output) judge(false, `pages ${from}: ${error.message}`);
  }
  judge(names(portal.output), `pages ${from}: not told`);
  await portal.end();
}

spoil(0, 1);
await portal.start().catch(() => {});
judge(names(portal.output) && !/\n\s+at /.test(portal.output), 'a spoilt header: not told, or with a stack');
await portal.remove();

const slowest = Math.max(...times);
console.log(
  `${ROUNDS} times 20 of ${pages} pages: told after ${Math.min(...times)} to ${slowest} ms; ${failed} misses`,
);
process.exit(failed === 0 ? 0 : 1);

function judge(holds, miss) {
  if (holds) return;
  failed += 1;
  console.error(miss);
}

function names(output) {
  return output.includes(`The database ${portal.file} is damaged`) && output.includes('npm run restore');
}

/** Puts the sound file back and overwrites some of its pages. */
function spoil(from, count) {
  cpSync(sound, portal.file);
  const handle = openSync(portal.file, 'r+');
  writeSync(handle, Buffer.alloc(count * PAGE, 0xa5), 0, count * PAGE, from * PAGE);
  closeSync(handle);
  if (readFileSync(portal.file).equals(readFileSync(sound))) throw new Error('nothing was spoilt');
}
