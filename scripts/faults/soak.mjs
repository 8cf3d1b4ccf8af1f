// Mixed load for as long as wanted (`--minutes=60`; a quarter of a minute when short): lists, single records, exports, orders, sign-ins. The
// line: no answer is a 500, every order that was acknowledged is there once, and from the first fifth to the last the memory of the server
// grows by less than 60 MB.
import { readdirSync, readFileSync } from 'node:fs';
import { aPortal } from './lib/portal.mjs';

const isShort = process.argv.includes('--short');
const asked = process.argv.find((argument) => /^--minutes=[\d.]+$/.test(argument))?.split('=')[1];
const minutes = Number(asked ?? (isShort ? 0.25 : 60));
const GROWTH_MB = 60;

const portal = await aPortal();
await portal.start();
const token = await portal.signIn('nordwind');
const counted = async () =>
  (await portal.call('/orders/find', { token, body: { limit: 1 } })).body.dataInfo.foundCount;
const before = await counted();
const product = (await portal.call('/products/find', { token, body: { limit: 1 } })).body.entries[0].fieldData
  .Nr_Artikel;
let acknowledged = 0;
const end = Date.now() + minutes * 60_000;
const statuses = {};
const memory = [];
const work = [
  () => portal.call('/orders/find', { token, body: { limit: 50 } }),
  () => portal.call('/orders/find', { token, body: { limit: 20, search: 'an' } }),
  () => portal.call('/generate-csv/orders', { token, body: { limit: 500 } }),
  () => portal.call('/current-user', { token }),
  order,
  // Another's: of a user's sessions the oldest ends when there are too many.
  () => portal.call('/login', { body: { username: 'alpenshop', password: 'kontor-demo' } }),
];
const client = async () => {
  for (let n = 0; Date.now() < end; n += 1) {
    const { status } = await work[n % work.length]();
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
};
const watch = setInterval(() => memory.push(look()), 500);
await Promise.all(Array.from({ length: 6 }, client));
clearInterval(watch);
memory.push(look());
const stored = (await counted()) - before;
await portal.remove();

const fifth = Math.max(1, Math.floor(memory.length / 5));
const mean = (list) => Math.round(list.reduce((sum, { mb }) => sum + mb, 0) / list.length);
const [first, last] = [mean(memory.slice(0, fifth)), mean(memory.slice(-fifth))];
const failures = Object.entries(statuses).filter(([status]) => Number(status) === 500);
const isWhole = stored === acknowledged && acknowledged > 0;
console.log(
  `${minutes} min, answers ${JSON.stringify(statuses)}; ${acknowledged} orders acknowledged, ${stored} stored; memory ${first} → ${last} MB, open files ${memory[0].files} → ${memory.at(-1).files}`,
);
process.exit(failures.length === 0 && isWhole && (isShort || last - first < GROWTH_MB) ? 0 : 1);

/** Creates an order and counts it when the server says that it is stored. */
async function order() {
  const address = { salutation: 'frau', name: 'Jördis Größmann', street: 'Am Deich 7', city: 'Tönning' };
  const body = [
    {
      date: new Date().toISOString().slice(0, 10),
      external_order_id: `SOAK-${crypto.randomUUID().slice(0, 18)}`,
      items: [{ id: product, qty: 1 }],
      address: { ...address, postal_code: '25832', country_code: 'DE' },
    },
  ];
  const answer = await portal.call('/orders', { token, body });
  if (answer.status === 201) acknowledged += 1;
  return answer;
}

/** Resident memory in MB and number of open files of the server; zeros where the system does not tell. */
function look() {
  try {
    const status = readFileSync(`/proc/${portal.pid()}/status`, 'utf8');
    return {
      mb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
      files: readdirSync(`/proc/${portal.pid()}/fd`).length,
    };
  } catch {
    return { mb: 0, files: 0 };
  }
}
