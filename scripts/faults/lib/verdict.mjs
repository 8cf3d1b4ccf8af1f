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

/** Everything wrong with the orders that clients created one by one. */
export async function faultsOfOrders(rows, prefix, { acknowledged, refused }) {
  const faults = [...refused];
  const stored = await rows.all(
    'select id, external_order_id as name from erp_orders where external_order_id like ?',
    [`${prefix}%`],
  );
  const ids = new Map();
  for (const order of stored) ids.set(order.name, [...(ids.get(order.name) ?? []), order]);
  for (const [name, id] of acknowledged) {
    const found = ids.get(name) ?? [];
    if (found.length !== 1) faults.push(`${name} is there ${found.length} times`);
    else if (id !== 0 && found[0].id !== id) faults.push(`${name} has the number ${found[0].id}, not ${id}`);
  }
  for (const name of ids.keys()) if (!acknowledged.has(name)) faults.push(`${name} was never answered`);
  return [...faults, ...(await halves(rows, prefix, ['orders.create']))];
}

/** Everything wrong with the orders of imported files. */
export async function faultsOfImports(rows, { files, refused }, orders) {
  const faults = [...refused];
  for (const { id, name, prefix, isUndone } of files) {
    const like = [`${prefix}%`];
    const [{ stored, names }] = await rows.all(
      'select count(*) as stored, count(distinct external_order_id) as names from erp_orders where external_order_id like ?',
      like,
    );
    if (Number(stored) !== orders || Number(names) !== orders)
      faults.push(`${name}: ${stored} orders, ${names} names`);
    const open = await rows.count(
      "erp_orders where external_order_id like ? and status <> 'storniert'",
      like,
    );
    if (open !== (isUndone ? 0 : orders)) faults.push(`${name}: ${open} orders are open`);
    const created = await rows.count(
      "order_import_results where import_id = ? and outcome = 'created' and order_id is not null",
      [id],
    );
    if (created !== orders) faults.push(`${name}: ${created} results`);
    faults.push(...(await halves(rows, prefix, isUndone ? ['orderImports.undo'] : [])));
    const chunks = await rows.count('order_import_chunks where import_id = ?', [id]);
    const entries = await rows.count("audit_log where action = 'orderImports.chunk' and target like ?", [
      `/order-imports/${id}/%`,
    ]);
    if (entries !== chunks) faults.push(`${name}: ${entries} entries in the trail for ${chunks} chunks`);
  }
  return faults;
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
export async function faultsOfReserved(rows, product, before, prefix) {
  const { reserved } = await stockOf(rows, product);
  const open = await rows.count("erp_orders where external_order_id like ? and status <> 'storniert'", [
    `${prefix}%`,
  ]);
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

/** Orders without item or address, and orders whose trail does not have each of these actions exactly once and no other. */
async function halves(rows, prefix, actions) {
  const half = await rows.all(
    `select external_order_id as name from erp_orders as o where external_order_id like ? and (
       not exists (select 1 from erp_order_items as i where i.order_id = o.id)
       or not exists (select 1 from erp_addresses as a where a.id = o.address_id)) limit 5`,
    [`${prefix}%`],
  );
  const trail = await rows.all(
    `with entries as (
       select o.id, o.external_order_id as name, count(record.id) as touched, count(distinct entry.action) as kinds,
         sum(case when entry.action in (${['', ...actions].map(() => '?').join(', ')}) then 1 else 0 end) as known
       from erp_orders as o left join audit_records as record on record.kind = 'order' and record.record_id = o.id
         left join audit_log as entry on entry.id = record.audit_id
       where o.external_order_id like ? group by o.id, o.external_order_id)
     select name, touched, kinds, known from entries where touched <> ? or kinds <> ? or known <> ? limit 5`,
    ['', ...actions, `${prefix}%`, actions.length, actions.length, actions.length],
  );
  return [
    ...half.map(({ name }) => `${name} has no item or no address`),
    ...trail.map(
      ({ name, touched, known }) => `${name} has ${touched} entries in the trail, ${known} of ${actions}`,
    ),
  ];
}
