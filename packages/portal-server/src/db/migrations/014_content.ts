import type { Knex } from 'knex';
import { catchUpIds, createTable, untypedTable } from '../tables.js';

/** Content blocks with their users, and the first settings of a portal. */
export async function up(trx: Knex): Promise<void> {
  await createTable(
    trx,
    'cms_blocks',
    `id {id}, name text not null, content text not null, code text unique,
     type text not null check (type in ('multipurpose', 'downloads')),
     is_system integer not null default 0 check (is_system in (0, 1))`,
  );
  await createTable(
    trx,
    'cms_block_access',
    `cms_block_id integer not null references cms_blocks (id) on delete cascade,
     user_id integer not null references users (id) on delete cascade, primary key (cms_block_id, user_id)`,
  );
  await trx.raw('create index cms_block_access_user on cms_block_access (user_id, cms_block_id)');
  await untypedTable(trx, 'cms_blocks').insert(
    SYSTEM_BLOCKS.map((block) => ({ ...block, type: 'multipurpose', is_system: 1 })),
  );
  await catchUpIds(trx, 'cms_blocks');
  await untypedTable(trx, 'settings').insert(FIRST_SETTINGS).onConflict('key').ignore();
  await trx.raw('create index audit_log_actor on audit_log (actor_id, id)');
  await trx.raw('create index audit_log_action on audit_log (action, id)');
  await trx.raw('create index audit_log_at on audit_log (at, id)');
  await trx.raw('create index audit_records_audit on audit_records (audit_id, id)');
}

const SYSTEM_BLOCKS = [
  {
    id: 1,
    code: 'login',
    name: 'Anmeldung',
    content:
      '<p>Willkommen im Kundenportal. Bei Fragen zur Anmeldung hilft Ihnen Ihr Ansprechpartner im Lager.</p>',
  },
  {
    id: 2,
    code: 'terms',
    name: 'AGB und Datenschutz',
    content: '<p>Hier stehen die Geschäftsbedingungen und die Hinweise zum Datenschutz.</p>',
  },
  { id: 3, code: 'imprint', name: 'Impressum', content: '<p>Hier steht das Impressum des Betreibers.</p>' },
];

const json = (value: unknown) => JSON.stringify(value);
/** The settings at the release of this step; later settings come with later steps. */
const FIRST_SETTINGS = [
  { key: 'company_name', group: 'general', type: 'text', value: json('Kontor') },
  { key: 'support_email', group: 'general', type: 'text', value: json('') },
  { key: 'support_hours', group: 'general', type: 'textarea', value: json('') },
  { key: 'legal_terms_url', group: 'legal', type: 'text', value: json('') },
  { key: 'legal_imprint_url', group: 'legal', type: 'text', value: json('') },
  { key: 'notice_text', group: 'notice', type: 'textarea', value: json('') },
  { key: 'notice_level', group: 'notice', type: 'select', value: json('info') },
  { key: 'notice_from', group: 'notice', type: 'datetime', value: json('') },
  { key: 'notice_until', group: 'notice', type: 'date', value: json('') },
];
