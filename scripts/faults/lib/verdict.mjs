// What a database must hold after the kills: every acknowledged piece of work once and whole, and the trail of it.

/** The stock of a product, all places together. */
export async function stockOf(rows, product) {
  const [stock] = await rows.all(
    `select sum(stock.available) as available, sum(stock.reserved) as reserved from erp_stock as stock
     join erp_products as product on product.id = stock.product_id where product.product_number = ?`,
    [product],
  );
  return { total: Number(stock.available) + Number(stock.reserved), reserved: Number(stock.reserved) };
}

/** Everything wrong with the orders that clients created one by one, among the stored ones. */
export function faultsOfOrders(stored, { acknowledged, refused }) {
  const faults = [...refused];
  const ids = new Map();
  for (const { id, name } of stored) ids.set(name, [...(ids.get(name) ?? []), id]);
  for (const [name, id] of acknowledged) {
    const found = ids.get(name) ?? [];
    if (found.length !== 1) faults.push(`${name} is there ${found.length} times`);
    else if (id !== 0 && found[0] !== id) faults.push(`${name} has the number ${found[0]}, not ${id}`);
  }
  for (const name of ids.keys()) if (!acknowledged.has(name)) faults.push(`${name} was never answered`);
  return [...faults, ...halves(stored, ['orders.create'])];
}

/** Everything wrong with the orders of imported files, among the stored ones, and with the receipts and the trail of the imports. */
export async function faultsOfImports(rows, stored, { files, refused }, orders) {
  const faults = [...refused];
  const byFile = ordersByFile(stored);
  const results = await countsBy(
    rows,
    "order_import_results where outcome = 'created' and order_id is not null",
  );
  const chunks = await countsBy(rows, 'order_import_chunks');
  const entries = await chunksInTrail(rows);
  for (const { id, name, prefix, isUndone } of files) {
    const ofFile = byFile.get(prefix) ?? [];
    const names = new Set(ofFile.map((order) => order.name)).size;
    if (ofFile.length !== orders || names !== orders)
      faults.push(`${name}: ${ofFile.length} orders, ${names} names`);
    const open = ofFile.filter(isOpen).length;
    if (open !== (isUndone ? 0 : orders)) faults.push(`${name}: ${open} orders are open`);
    if (results.get(id) !== orders) faults.push(`${name}: ${results.get(id)} results`);
    faults.push(...halves(ofFile, isUndone ? ['orderImports.undo'] : []));
    if (entries.get(id) !== chunks.get(id))
      faults.push(`${name}: ${entries.get(id)} entries in the trail for ${chunks.get(id)} chunks`);
  }
  return faults;
}

function ordersByFile(stored) {
  const files = new Map();
  for (const order of stored) {
    const prefix = order.name.slice(0, order.name.lastIndexOf('-') + 1);
    if (!files.has(prefix)) files.set(prefix, []);
    files.get(prefix).push(order);
  }
  return files;
}

const isOpen = ({ status }) => status !== 'storniert';

/** How many rows each import has. */
async function countsBy(rows, from) {
  const counts = await rows.all(`select import_id, count(*) as n from ${from} group by import_id`);
  return new Map(counts.map(({ import_id, n }) => [Number(import_id), Number(n)]));
}

/** How many chunks the trail has of each import. */
async function chunksInTrail(rows) {
  const entries = await rows.all("select target from audit_log where action = 'orderImports.chunk'");
  const counts = new Map();
  for (const { target } of entries) {
    const id = Number(/^\/order-imports\/(\d+)\//.exec(target)?.[1]);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Everything wrong with the bookings, given the stock of each line's product before. */
export async function faultsOfBookings(rows, { lines, refused }, before) {
  const faults = [...refused];
  const booked = new Map();
  for (const { id, inbound, position, product, first, booked: expected } of lines) {
    const [{ booked_qty }] = await rows.all(
      'select booked_qty from erp_inbound_items where intendo_id = ? and position = ?',
      [inbound, position],
    );
    if (booked_qty !== expected)
      faults.push(`delivery ${id}: booked ${booked_qty}, acknowledged ${expected}`);
    const entries = await rows.count(
      `audit_records as record join audit_log as entry on entry.id = record.audit_id
       where record.kind = 'delivery' and record.record_id = ? and entry.action = 'deliveries.book' and record.detail = '{"booked":1}'`,
      [id],
    );
    if (entries !== expected - first)
      faults.push(`delivery ${id}: ${entries} entries in the trail for ${expected - first} bookings`);
    booked.set(product, (booked.get(product) ?? 0) + expected - first);
  }
  for (const [product, units] of booked) {
    const { total } = await stockOf(rows, product);
    if (total !== before.get(product).total + units)
      faults.push(`${product}: stock ${total}, before ${before.get(product).total}, booked ${units}`);
  }
  return faults;
}

/** Pieces reserved are those of the open orders: none was reserved twice, none kept by a cancelled order. */
export async function faultsOfReserved(rows, stored, product, before) {
  const { reserved } = await stockOf(rows, product);
  const open = stored.filter(isOpen).length;
  return reserved === before + open ? [] : [`${product}: ${reserved - before} reserved for ${open} orders`];
}

/** Whether the file itself is sound; PostgreSQL checks its references by itself. */
export async function faultsOfFile(rows) {
  if (!rows.isSqlite) return [];
  const check = await rows.all('pragma integrity_check');
  const broken = await rows.all('pragma foreign_key_check');
  return [...check, ...broken]
    .map((row) => JSON.stringify(row))
    .filter((text) => text !== '{"integrity_check":"ok"}');
}

/** Some of the orders without item or address, and of those whose trail does not have each of these actions exactly once and no other. */
function halves(stored, actions) {
  const half = stored.filter(({ isWhole }) => !isWhole).slice(0, 5);
  const told = stored.filter((order) => order.actions.toSorted().join() !== actions.toSorted().join());
  return [
    ...half.map(({ name }) => `${name} has no item or no address`),
    ...told.slice(0, 5).map((order) => `${order.name} has ${order.actions} in the trail, not ${actions}`),
  ];
}
