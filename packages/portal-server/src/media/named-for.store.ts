import { PUBLIC_CMS_CODES, publicCmsCode } from '@kontor/portal-core/cms-blocks';
import { LANGUAGES } from '@kontor/portal-core/i18n';
import type { Knex } from 'knex';
import { anyHolds, joined, sql, uncheckedRows } from '../db/index.js';

const PUBLIC_CODES = PUBLIC_CMS_CODES.flatMap((code) =>
  LANGUAGES.map((language) => publicCmsCode(code, language)),
);

/**
 * True when a record that the people of a merchant read names a file: a comment or document of theirs, a block or dashboard that was given
 * to one of them, a post or a public block. The name is one that the server made: no wildcards.
 */
export async function isNamedFor(read: Knex, merchantErpId: number, fileName: string): Promise<boolean> {
  const within = `%${fileName}%`;
  const codes = joined(
    PUBLIC_CODES.map((code) => sql`${code}`),
    ', ',
  );
  const records = [
    sql`select 1 from deliveries d where d.merchant_erp_id = ${merchantErpId} and d.document_file = ${fileName}`,
    sql`select 1 from comment_files f where f.merchant_erp_id = ${merchantErpId} and f.file_name = ${fileName}`,
    sql`select 1 from merchants m join users u on u.merchant_id = m.id join dashboard_configs d on d.id = u.dashboard_config_id
        where m.erp_merchant_id = ${merchantErpId} and d.content like ${within}`,
    sql`select 1 from merchants m join users u on u.merchant_id = m.id join cms_block_access a on a.user_id = u.id
        join cms_blocks b on b.id = a.cms_block_id where m.erp_merchant_id = ${merchantErpId} and b.content like ${within}`,
    sql`select 1 from cms_blocks b where b.code in (${codes}) and b.content like ${within}`,
    sql`select 1 from blog_posts p where p.content like ${within}`,
  ];
  // No list of columns describes a one.
  const found = await uncheckedRows<{ one: number }>(
    read,
    sql`select 1 as one where ${anyHolds(records.map((record) => sql`exists (${record})`))}`,
  );
  return found.length > 0;
}
