import type { DataScope } from '@kontor/portal-core/access';
import { undoOfPlace, type PlaceState } from '@kontor/portal-core/erp-link';
import { foldCase, type Writer } from '../../db/index.js';
import { changePlaces, lockPlaces, type NewStockPlace, type StockPlace } from '../../erp/index.js';
import type { ChangeToUndo } from './taken-files.store.js';
import { undoEach, type UndoneSet } from './undo-each.js';

type PlaceFields = Pick<NewStockPlace, 'warehouse_id' | 'position' | 'available' | 'reserved'>;

/** A place as a file finds it or leaves it. */
export const stateOf = ({ warehouse_id, position, available, reserved }: PlaceFields): PlaceState => ({
  of: 'place',
  warehouse_id,
  position,
  on_hand: available + reserved,
});

/** Makes places again what they were before a file of stock. */
export async function undoStock(
  trx: Writer,
  scope: DataScope,
  changes: readonly ChangeToUndo[],
): Promise<UndoneSet> {
  const productIds = [...new Set(changes.map(({ recordId }) => recordId))];
  const places = new Map(
    (await lockPlaces(trx, scope, { productIds })).map((place) => [keyOfPlace(place), place]),
  );
  const { verdicts, restored } = undoEach(changes, {
    keyOf: ({ recordId, became }) =>
      became.of === 'place' ? keyOfPlace({ ...became, product_id: recordId }) : '',
    find: (key) => {
      const place = places.get(key);
      return place === undefined ? null : stateOf(place);
    },
    judge: undoOfPlace,
  });
  const changed = [...restored].flatMap(([key, { on_hand }]) => {
    const place = places.get(key);
    return place === undefined ? [] : [{ place, available: on_hand - place.reserved }];
  });
  await changePlaces(
    trx,
    changed.map(({ place, available }) => ({ ...place, available })),
  );
  const touched = changed.map(({ place: { product_id, position, available: from }, available }) => ({
    id: product_id,
    detail: { position, from, to: available },
  }));
  return { verdicts, touched, kind: 'product' };
}

const keyOfPlace = ({
  product_id,
  warehouse_id,
  position,
}: Pick<StockPlace, 'product_id' | 'warehouse_id' | 'position'>): string =>
  [product_id, warehouse_id, foldCase(position)].join('\n');
