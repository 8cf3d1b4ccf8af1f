import type { NewRow, Writer } from '../db/index.js';

type DemoSetting = Omit<NewRow<'settings'>, 'value'> & { readonly value: unknown };

const SETTINGS: readonly DemoSetting[] = [
  { key: 'company_name', value: 'Kontor Fulfilment GmbH', group: 'general', type: 'text' },
  { key: 'support_email', value: 'service@kontor.example', group: 'general', type: 'text' },
  {
    key: 'order_error_statuses',
    value: ['offen', 'in Bearbeitung', 'Rückfrage an Händler', 'erledigt'],
    group: 'order-errors',
    type: 'multi',
  },
  {
    key: 'order_error_types',
    value: [
      'Falscher Artikel',
      'Falsche Menge',
      'Artikel beschädigt',
      'Sendung verloren',
      'Adresse unzustellbar',
      'Verspäteter Versand',
      'Sonstiges',
    ],
    group: 'order-errors',
    type: 'multi',
  },
];

/** Stores the portal's settings; every value is JSON text. */
export async function insertSettings(trx: Writer): Promise<void> {
  await trx('settings')
    .insert(SETTINGS.map((setting) => ({ ...setting, value: JSON.stringify(setting.value) })))
    .onConflict('key')
    .merge();
}
