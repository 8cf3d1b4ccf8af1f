import { mediaNamesIn } from '@kontor/portal-core/rich-text';
import type { Writer } from '../db/index.js';

/** Notes the files that a comment names, so that the people of the merchant who read it may read them. */
export async function noteFiles(trx: Writer, merchant_erp_id: number, html: string): Promise<void> {
  const names = [...new Set(mediaNamesIn(html))];
  if (names.length === 0) return;
  const rows = names.map((file_name) => ({ file_name, merchant_erp_id }));
  await trx('comment_files').insert(rows).onConflict(['file_name', 'merchant_erp_id']).ignore();
}
