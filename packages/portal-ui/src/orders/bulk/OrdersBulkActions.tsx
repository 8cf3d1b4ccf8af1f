import { Suspense, useState } from 'react';
import type { TextKey } from '@kontor/portal-core/i18n';
import { BULK_ACTIONS, type BulkAction } from '@kontor/portal-core/orders';
import { Button, lazyPart } from '../../primitives/index.js';
import { useLanguage, useLeftOut, useMayWrite, useTranslate } from '../../provider/index.js';
import type { OrderList } from '../order-list.js';
import { OrdersDownload } from '../OrdersDownload.js';
import { isActionLeftOut } from '../useOrderActions.js';
import type { OrderSelection } from './useOrderSelection.js';

/** Loaded on demand: only users who change many orders need it. */
const BulkDialog = lazyPart(() => import('./BulkDialog.js').then((module) => module.BulkDialog));

const ACTION_TEXTS: Readonly<Record<BulkAction, TextKey>> = {
  hold: 'orderBulk.hold',
  release: 'orderBulk.release',
  cancel: 'orderBulk.cancel',
};

export interface OrdersBulkActionsProps {
  readonly list: OrderList;
  readonly chosen: OrderSelection;
  /** Number of orders that the list's filter finds. */
  readonly foundCount: number;
  /** The visible columns, for a download. */
  readonly visibleColumnIds: readonly string[];
}

/** The actions for the selected orders of a list. */
export function OrdersBulkActions({ list, chosen, foundCount, visibleColumnIds }: OrdersBulkActionsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const leftOut = useLeftOut();
  const actions = useMayWrite() ? BULK_ACTIONS.filter((one) => !isActionLeftOut(one, leftOut)) : [];
  const [action, setAction] = useState<BulkAction | null>(null);
  const mayChooseAll = !chosen.isAll && foundCount > chosen.selection.size;
  return (
    <>
      {mayChooseAll && (
        <Button variant="quiet" size="small" onPress={chosen.chooseAll}>
          {translate('orderBulk.selectAllFound', { total: foundCount.toLocaleString(language) })}
        </Button>
      )}
      {actions.map((one) => (
        <Button
          key={one}
          size="small"
          variant={one === 'cancel' ? 'danger-quiet' : 'secondary'}
          onPress={() => setAction(one)}
        >
          {translate(ACTION_TEXTS[one])}
        </Button>
      ))}
      <OrdersDownload
        list={list}
        visibleColumnIds={visibleColumnIds}
        selection={chosen.target.kind === 'ids' ? chosen.target : 'found'}
      />
      {action !== null && (
        <Suspense fallback={null}>
          <BulkDialog
            action={action}
            target={chosen.target}
            onClose={({ isDone }) => {
              setAction(null);
              if (isDone) chosen.clear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
