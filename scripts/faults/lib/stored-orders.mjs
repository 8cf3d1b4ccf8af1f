// What a database holds of orders, read page by page along its keys: a million of them take minutes, and no statement more than seconds.
const PAGE = 10_000;

/** Every order whose number begins so: its id, number, status, whether it has items and an address, and the actions of its trail. */
export async function storedOrders(rows, prefix) {
  const found = [];
  const last = Number((await rows.all('select max(id) as id from erp_orders'))[0].id ?? 0);
  for (let from = 0; from < last; from += PAGE) {
    const page = await ordersBetween(rows, from + 1, from + PAGE);
    found.push(...page.filter(({ name }) => name?.startsWith(prefix)));
  }
  return found;
}

async function ordersBetween(rows, from, to) {
  const stored = await rows.all(
    `select o.id, o.external_order_id as name, o.status,
       case when exists (select 1 from erp_order_items as i where i.order_id = o.id) then 1 else 0 end as items,
       case when exists (select 1 from erp_addresses as a where a.id = o.address_id) then 1 else 0 end as addresses
     from erp_orders as o where o.id between ? and ? order by o.id`,
    [from, to],
  );
  const actions = await actionsBetween(rows, from, to);
  return stored.map(({ items, addresses, ...order }) => ({
    ...order,
    isWhole: items === 1 && addresses === 1,
    actions: actions.get(order.id) ?? [],
  }));
}

/** The actions in the trail of each order, in their order. */
async function actionsBetween(rows, from, to) {
  const entries = await rows.all(
    `select record.record_id as id, entry.action from audit_records as record
       join audit_log as entry on entry.id = record.audit_id
     where record.kind = 'order' and record.record_id between ? and ? order by record.record_id, record.id`,
    [from, to],
  );
  const actions = new Map();
  for (const { id, action } of entries) {
    if (!actions.has(id)) actions.set(id, []);
    actions.get(id).push(action);
  }
  return actions;
}
