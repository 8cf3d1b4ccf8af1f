// Reports to Kontor what the ERP knows: node report-shipments.mjs shipments.json, or node report-shipments.mjs products.json products
// The file holds a list of { external_order_id, status, tracking_numbers, carrier, source_version }, or of products.
import { readFile } from 'node:fs/promises';

const { KONTOR_URL = 'http://127.0.0.1:3000', KONTOR_API_KEY } = process.env;
const [file, kind = 'orders'] = process.argv.slice(2);
const AT_ONCE = 1000;

/** Sends one set; waits and sends it again when the portal is busy or away, which changes nothing that was stored before. */
async function put(records, attempt = 1) {
  const answer = await fetch(`${KONTOR_URL}/api/erp/${kind}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${KONTOR_API_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ records }),
  }).catch(() => null);
  if (answer?.ok) return (await answer.json()).entries;
  const isPassing = answer === null || answer.status === 429 || answer.status >= 500;
  if (!isPassing || attempt === 8)
    throw new Error(answer ? await answer.text() : `${KONTOR_URL} does not answer`);
  const seconds = Number(answer?.headers.get('Retry-After')) || 2 ** attempt;
  await new Promise((done) => setTimeout(done, seconds * 1000));
  return put(records, attempt + 1);
}

const records = JSON.parse(await readFile(file, 'utf8'));
for (let at = 0; at < records.length; at += AT_ONCE)
  for (const { external_order_id, product_number, result, errors } of await put(
    records.slice(at, at + AT_ONCE),
  ))
    console.log(
      [external_order_id ?? product_number, result, ...errors.map(({ message }) => message)].join('\t'),
    );
