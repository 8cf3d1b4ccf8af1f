import type { Knex } from 'knex';
import { catchUpIds, untypedTable } from '../tables.js';

/**
 * English blocks beside the German ones for all public texts. Where the German text has been changed, its English block begins as a copy of
 * it: nobody reads less than before.
 */
export async function up(trx: Knex): Promise<void> {
  for (const { code, name, german, content } of ENGLISH) {
    const row = (await trx('cms_blocks').where({ code }).first('content')) as { content: string } | undefined;
    const written = row !== undefined && row.content !== german ? row.content : content;
    const block = { code: `${code}.en`, name, content: written, type: 'multipurpose', is_system: 1 };
    await untypedTable(trx, 'cms_blocks').insert(block).onConflict('code').ignore();
  }
  await catchUpIds(trx, 'cms_blocks');
}

/** The first German texts as 014_content wrote them, with their English versions. */
const ENGLISH = [
  {
    code: 'login',
    name: 'Anmeldung (Englisch)',
    german:
      '<p>Willkommen im Kundenportal. Bei Fragen zur Anmeldung hilft Ihnen Ihr Ansprechpartner im Lager.</p>',
    content:
      '<p>Welcome to the customer portal. Your contact at the warehouse helps you with signing in.</p>',
  },
  {
    code: 'terms',
    name: 'AGB und Datenschutz (Englisch)',
    german: '<p>Hier stehen die Geschäftsbedingungen und die Hinweise zum Datenschutz.</p>',
    content: '<p>The terms of business and the privacy notice stand here.</p>',
  },
  {
    code: 'imprint',
    name: 'Impressum (Englisch)',
    german: '<p>Hier steht das Impressum des Betreibers.</p>',
    content: '<p>The imprint of the operator stands here.</p>',
  },
];
