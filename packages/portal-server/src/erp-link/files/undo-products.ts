import type { DataScope } from '@kontor/portal-core/access';
import { undoOfProduct } from '@kontor/portal-core/erp-link';
import type { Writer } from '../../db/index.js';
import { changeProductSet, keyOfProduct, lockNumbered } from '../../erp/index.js';
import { enqueueNews } from '../../erp-outbox/index.js';
import { changesOf, newsOfProducts, productOf } from '../stored-product.js';
import type { ChangeToUndo } from './taken-files.store.js';
import { undoEach, type UndoneSet } from './undo-each.js';

/** Makes products again what they were before a file; those that it made are no longer active. */
export async function undoProducts(
  trx: Writer,
  scope: DataScope,
  changes: readonly ChangeToUndo[],
): Promise<UndoneSet> {
  const wanted = changes.map(({ merchantErpId, label: number }) => ({ merchantErpId, number }));
  const found = await lockNumbered(trx, scope, wanted, wanted);
  const products = new Map(found.map((row) => [keyOfProduct(row.merchant_erp_id, row.product_number), row]));
  const { verdicts, restored } = undoEach(changes, {
    keyOf: ({ merchantErpId, label }) => keyOfProduct(merchantErpId, label),
    find: (key) => {
      const row = products.get(key);
      return row === undefined ? null : { of: 'product', product: productOf(row) };
    },
    judge: undoOfProduct,
  });
  const changed = [...restored].flatMap(([key, { product }]) => {
    const stored = products.get(key);
    const isOther = stored !== undefined && Object.keys(changesOf(stored, product)).length > 0;
    return isOther ? [{ stored, product }] : [];
  });
  await changeProductSet(trx, changed);
  // Undoing is the word of a person, whoever's the file was.
  await enqueueNews(trx, 'product.changed', newsOfProducts(changed));
  const touched = changed.map(({ stored, product }) => ({
    id: stored.id,
    detail: changesOf(stored, product),
  }));
  return { verdicts, touched, kind: 'product' };
}
