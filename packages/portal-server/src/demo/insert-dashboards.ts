import { ROLE_MERCHANT, ROLE_WAREHOUSE } from '@kontor/portal-core/access';
import { formatDashboard, type DashboardWidget } from '@kontor/portal-core/dashboards';
import type { Writer } from '../db/index.js';
import { cleanHtml } from '../rich-text/index.js';

const CONTACT = `<p>Ihre Ansprechperson ist <strong>Jörg Petersen</strong>.</p>
<ul><li>Telefon <a href="tel:+494012345670">040 1234567-0</a></li><li>E-Mail <a href="mailto:service@kontor.example">service@kontor.example</a></li></ul>
<p>Montag bis Freitag von 7 bis 18 Uhr</p>`;
const TIMES = `<p>Bestellungen bis <strong>14 Uhr</strong> gehen am selben Werktag auf den Weg. <a href="/blog">Alle Neuigkeiten</a></p>`;
const SHIFT = `<ul><li>Kommissionierung bis 14 Uhr, am Freitag bis 13 Uhr</li><li>Tor 2 ist gesperrt: Anlieferungen über Tor 4</li>
<li>Bestellfehler bitte am selben Tag eintragen</li></ul>`;

const TODAY: DashboardWidget = { i: 'today-1', x: 0, y: 0, w: 12, h: 4, kind: 'today' };

const MERCHANT: readonly DashboardWidget[] = [
  TODAY,
  { i: 'orders_chart-1', x: 0, y: 4, w: 8, h: 8, kind: 'orders_chart' },
  {
    i: 'html_card-1',
    x: 8,
    y: 4,
    w: 4,
    h: 5,
    kind: 'html_card',
    title: 'Wir sind für Sie da',
    html: CONTACT,
  },
  { i: 'html_card-2', x: 8, y: 9, w: 4, h: 3, kind: 'html_card', title: 'Versand', html: TIMES },
  { i: 'latest_orders-1', x: 0, y: 12, w: 7, h: 8, kind: 'latest_orders' },
  { i: 'latest_posts-1', x: 7, y: 12, w: 5, h: 8, kind: 'latest_posts' },
  { i: 'latest_deliveries-1', x: 0, y: 20, w: 12, h: 8, kind: 'latest_deliveries' },
];
const WAREHOUSE: readonly DashboardWidget[] = [
  TODAY,
  { i: 'latest_orders-1', x: 0, y: 4, w: 7, h: 8, kind: 'latest_orders' },
  {
    i: 'html_card-1',
    x: 7,
    y: 4,
    w: 5,
    h: 8,
    kind: 'html_card',
    title: 'Hinweise für die Schicht',
    html: SHIFT,
  },
  { i: 'orders_chart-1', x: 0, y: 12, w: 7, h: 8, kind: 'orders_chart' },
  { i: 'latest_posts-1', x: 7, y: 12, w: 5, h: 8, kind: 'latest_posts' },
  { i: 'latest_deliveries-1', x: 0, y: 20, w: 12, h: 8, kind: 'latest_deliveries' },
];
const LAYOUTS = [
  { name: 'Händler', role: ROLE_MERCHANT, widgets: MERCHANT },
  { name: 'Lager', role: ROLE_WAREHOUSE, widgets: WAREHOUSE },
];

/** Stores a dashboard for merchants and one for the warehouse, and assigns them to their users. */
export async function insertDashboards(trx: Writer): Promise<void> {
  for (const { name, role, widgets } of LAYOUTS) {
    const clean = widgets.map((widget) =>
      widget.html === undefined ? widget : { ...widget, html: cleanHtml(widget.html) },
    );
    const [stored] = (await trx('dashboard_configs')
      .insert({ name, content: formatDashboard(clean) })
      .returning('id')) as [{ id: number }];
    await trx('users').where({ user_role_id: role }).update({ dashboard_config_id: stored.id });
  }
}
