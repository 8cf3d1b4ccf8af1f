import type { Knex } from 'knex';

/** Layout 1 as it was made: nobody has arranged it. */
const MADE = [
  { i: 'orders-chart', x: 0, y: 0, w: 12, h: 8, kind: 'orders_chart' },
  { i: 'latest-orders', x: 0, y: 8, w: 7, h: 8, kind: 'latest_orders' },
  { i: 'latest-posts', x: 7, y: 8, w: 5, h: 8, kind: 'latest_posts' },
];
const HEIGHT = 4;

/** Puts the numbers of today on top of the dashboard of every new user, unless somebody has arranged it. */
export async function up(trx: Knex): Promise<void> {
  const below = MADE.map((widget) => ({ ...widget, y: widget.y + HEIGHT }));
  const today = { i: 'today', x: 0, y: 0, w: 12, h: HEIGHT, kind: 'today' };
  await trx('dashboard_configs')
    .where({ id: 1, content: JSON.stringify(MADE) })
    .update({ content: JSON.stringify([today, ...below]) });
}
