// Fills the disk under a server at work, and lets its file system turn read-only as after an error of the disk. The line: what was
// acknowledged is stored once and whole, writes and sign-ins answer 503, nothing is a 500, lists work for who is signed in, and with room
// the server goes on by itself. Needs root, to mount file systems of its own.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anOrder, answered, createOrders } from './lib/order-work.mjs';
import { aPortal, until } from './lib/portal.mjs';
import { openRows } from './lib/rows.mjs';
import { storedOrders } from './lib/stored-orders.mjs';
import { faultsOfFile, faultsOfOrders } from './lib/verdict.mjs';

const PREFIX = 'DISK-';
const ROUNDS = process.argv.includes('--short') ? 1 : 30;
const WITHIN_MS = 30_000;
const folder = mkdtempSync(join(tmpdir(), 'kontor-fault-disk-'));
const image = join(folder, 'image');
const disk = join(folder, 'disk');
const misses = [];
const hold = (isKept, miss) => isKept || misses.push(miss);

if (!mounted()) {
  rmSync(folder, { recursive: true });
  console.log('SKIPPED: no file system can be mounted here');
  process.exit(0);
}
const portal = await aPortal({ orders: 500, dataDir: join(disk, 'data') });
try {
  await breakDisk();
} finally {
  await portal.end();
  unmount();
  rmSync(folder, { recursive: true, force: true });
}
for (const miss of misses) console.error(`  ${miss}`);
process.exit(misses.length === 0 ? 0 : 1);

async function breakDisk() {
  await portal.start();
  const token = await portal.signIn('nordwind');
  const work = createOrders(portal, token, { clients: 4, prefix: PREFIX });
  for (let round = 0; round < ROUNDS; round += 1) await fill(token, work);
  console.log(`filled ${ROUNDS} times, ${work.acknowledged.size} orders acknowledged between`);
  await turnReadOnly(token, work);
  await work.stop();
  const rows = openRows(portal);
  misses.push(...faultsOfOrders(await storedOrders(rows, PREFIX), work), ...(await faultsOfFile(rows)));
  await rows.close();
  console.log(`read-only, mounted again: ${work.acknowledged.size} orders, ${misses.length} misses`);
}

/** Takes all room but some, lets orders run into the end, looks, and gives the room back. */
async function fill(token, work) {
  await moreOrders(work);
  const filler = join(disk, 'filler');
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - Math.floor(Math.random() * 400_000))));
  } catch (error) {
    // Orders were stored meanwhile: it is full sooner.
    if (error.code !== 'ENOSPC') throw error;
  }
  await until(async () => (await write(token)).status === 503, WITHIN_MS).catch(() =>
    hold(false, 'a full disk: writes go on'),
  );
  await look(token, 'a full disk');
  const upload = await sendPicture(token);
  hold(upload === 503, `a full disk: an upload answered ${upload}`);
  const parts = readdirSync(join(portal.dataDir, 'media'), { recursive: true }).filter((name) =>
    name.endsWith('.part'),
  );
  hold(parts.length === 0, `a full disk: ${parts.length} files half there`);
  rmSync(filler);
  await moreOrders(work);
}

/** Aborts the journal of the file system, which ext4 then leaves read-only as after an error of the disk; mounts it again for a new start. */
async function turnReadOnly(token, work) {
  execFileSync('mount', ['-o', 'remount,abort', disk], { stdio: 'ignore' });
  await until(async () => (await write(token)).status === 503, WITHIN_MS).catch(() =>
    hold(false, 'a read-only disk: writes go on'),
  );
  await look(token, 'a read-only disk');
  hold(!/"status":500/.test(portal.output), 'the log has a 500');
  await portal.end();
  unmount();
  mount();
  await portal.start();
  await moreOrders(work);
}

async function look(token, when) {
  const list = await answered(portal, '/orders/find', { token, body: { limit: 5 } });
  hold(list.status === 200, `${when}: a list answered ${list.status}`);
  const signIn = await answered(portal, '/login', {
    body: { username: 'alpenshop', password: 'kontor-demo' },
  });
  hold(signIn.status === 503, `${when}: a sign-in answered ${signIn.status}`);
}

/** An order of many lines, which needs room of its own. */
function write(token) {
  const body = Array.from({ length: 200 }, (_, n) =>
    anOrder(`FULL-${crypto.randomUUID().slice(0, 13)}-${n}`),
  );
  return answered(portal, '/orders', { token, body });
}

async function sendPicture(token) {
  const form = new FormData();
  const png = Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.alloc(2_000_000),
  ]);
  form.append('file', new Blob([png], { type: 'image/png' }), 'bild.png');
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${portal.url}/api/media`, { method: 'POST', headers, body: form });
  return answer.status;
}

/** Waits until orders are acknowledged again. */
async function moreOrders(work) {
  const before = work.acknowledged.size;
  await until(() => work.acknowledged.size > before + 5, WITHIN_MS).catch(() =>
    hold(false, 'no orders any more'),
  );
}

/** Makes a file system of 64 MB; false where that is not possible. */
function mounted() {
  if (process.getuid() !== 0 || !existsSync('/usr/sbin/mkfs.ext4')) return false;
  mkdirSync(disk);
  writeFileSync(image, '');
  truncateSync(image, 64 * 1024 * 1024);
  execFileSync('/usr/sbin/mkfs.ext4', ['-q', '-m', '0', image]);
  try {
    mount();
    return true;
  } catch {
    return false;
  }
}
function mount() {
  execFileSync('mount', ['-o', 'loop', image, disk], { stdio: 'ignore' });
}
function unmount() {
  execFileSync('umount', [disk], { stdio: 'ignore' });
}
