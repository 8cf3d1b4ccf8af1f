import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { mayReadAllMerchants } from '@kontor/portal-core/access';
import type { Translate } from '@kontor/portal-core/i18n';
import type { Order, OrderActor } from '@kontor/portal-core/orders';
import { lazyPart, useAhead } from '../primitives/index.js';
import { useLeftOut, useTranslate } from '../provider/index.js';
import { usePrincipal } from '../session/index.js';
import type { Column, RowPlace } from '../table/index.js';
import type { OrderDialogKind } from './dialogs/order-dialog.js';
import { CardActions, RowActions } from './RowActions.js';

/** Loaded on demand, so that the list comes first. The same goes for the panel. */
const OrderDialogs = lazyPart(() =>
  import('./dialogs/OrderDialogs.js').then((module) => module.OrderDialogs),
);
const loadPanel = () => import('./panel/OrderPanel.js');
const OrderPanel = lazyPart(() => loadPanel().then((module) => module.OrderPanel));
const loadNothing = () => Promise.resolve();

export interface OrderDetailOptions {
  /** Whether rows have buttons. */
  readonly hasActions: boolean;
  /** Id of the order shown in the panel; null if it is closed. */
  readonly openOrderId: number | null;
  /** Called with the order to show in the panel; null to close it. If undefined, rows cannot be opened. */
  readonly onOpenOrder: ((orderId: number | null) => void) | undefined;
}

/** Props and state that a table of orders needs to show and change one order. */
export interface OrderDetail {
  /** The column of buttons; empty if rows have none. */
  readonly columns: readonly Column<Order>[];
  readonly openDialog: (kind: OrderDialogKind, order: Order) => void;
  /** Props for the table. */
  readonly tableProps: {
    readonly onOpen: ((place: RowPlace<Order>) => void) | undefined;
    readonly openId: string | null;
    /** Moves an open panel along when the keyboard moves through the list. */
    readonly onActiveRowChange: ((place: RowPlace<Order>) => void) | undefined;
  };
  /** The open panel and the open dialog. */
  readonly overlays: ReactNode;
}

interface OpenDialog {
  readonly kind: OrderDialogKind;
  readonly order: Order;
}

const NO_COLUMNS: readonly Column<Order>[] = [];
const BUTTON_WIDTH = 28;
/** The buttons of every row, and what stands in its menu; a page may leave them out. */
const BUTTONS = ['edit', 'comment'];
const IN_MENU = ['hold', 'cancel'];

interface ActionsColumnOptions {
  readonly translate: Translate;
  readonly actor: OrderActor;
  readonly openDialog: OrderDetail['openDialog'];
  readonly width: number;
}

/** The column of what can be done with an order: buttons in a row, one menu in a card. */
const orderActionsColumn = ({
  translate,
  actor,
  openDialog,
  width,
}: ActionsColumnOptions): Column<Order> => ({
  id: 'actions',
  header: translate('common.actions'),
  isHeaderHidden: true,
  isAlwaysVisible: true,
  pin: 'end',
  width,
  text: () => '',
  renderCell: (order) => (
    <RowActions order={order} actor={actor} onDialog={(kind) => openDialog(kind, order)} />
  ),
  renderCard: (order) => (
    <CardActions order={order} actor={actor} onDialog={(kind) => openDialog(kind, order)} />
  ),
});

/** Keeps which dialog is open; the host keeps which order the panel shows. */
export function useOrderDetail({ hasActions, openOrderId, onOpenOrder }: OrderDetailOptions): OrderDetail {
  const translate = useTranslate();
  const actor = usePrincipal();
  const leftOut = useLeftOut();
  useAhead(onOpenOrder === undefined ? loadNothing : loadPanel);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const openDialog = useMemo(() => (kind: OrderDialogKind, order: Order) => setDialog({ kind, order }), []);
  const columns = useMemo<readonly Column<Order>[]>(() => {
    if (!hasActions || actor.mayWrite === false) return NO_COLUMNS;
    const buttons = BUTTONS.filter((feature) => !leftOut.has(feature)).length;
    const hasMenu = mayReadAllMerchants(actor) || IN_MENU.some((feature) => !leftOut.has(feature));
    const count = buttons + (hasMenu ? 1 : 0);
    if (count === 0) return NO_COLUMNS;
    return [orderActionsColumn({ translate, actor, openDialog, width: 18 + count * BUTTON_WIDTH })];
  }, [hasActions, actor, leftOut, openDialog, translate]);
  const onOpen = useMemo(
    () => onOpenOrder && (({ row }: RowPlace<Order>) => onOpenOrder(row.id)),
    [onOpenOrder],
  );
  return {
    columns,
    openDialog,
    tableProps: {
      onOpen,
      openId: openOrderId === null ? null : String(openOrderId),
      onActiveRowChange: openOrderId === null ? undefined : onOpen,
    },
    overlays: (
      <Suspense fallback={null}>
        {openOrderId !== null && onOpenOrder !== undefined && (
          <OrderPanel orderId={openOrderId} onClose={() => onOpenOrder(null)} onOpenOrder={onOpenOrder} />
        )}
        {dialog !== null && (
          <OrderDialogs
            kind={dialog.kind}
            order={dialog.order}
            onClose={() => setDialog(null)}
            onReplaced={openOrderId === dialog.order.id ? onOpenOrder : undefined}
          />
        )}
      </Suspense>
    ),
  };
}
