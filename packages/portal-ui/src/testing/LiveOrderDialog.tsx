import { useState } from 'react';
import { createNoticeQueue, NoticeContext, NoticeRegion } from '../primitives/index.js';
import { CreateOrderDialog } from '../orders/dialogs/CreateOrderDialog.js';
import type { OrderDialogKind } from '../orders/dialogs/order-dialog.js';
import { OrderDialogs } from '../orders/dialogs/OrderDialogs.js';
import { createFakeOrderPortal, type FakeOrderPortalOptions } from './fake-order-portal.js';
import { bodyOf, type FakePortal } from './fake-portal.js';
import { InPortal } from './InPortal.js';
import { anOrder } from './order-data.js';

export type OrderDialogArgs = FakeOrderPortalOptions & {
  readonly kind: OrderDialogKind | 'create';
  readonly onClose: () => void;
};

let portal: FakePortal = createFakeOrderPortal();

/** The requests of the dialog shown last. */
export const requestsOfDialog = () => portal.requests;
/** The body of its last request with this method. */
export const lastBody = (method: string) =>
  bodyOf(portal.requests.findLast((request) => request.method === method));

/** A dialog of an order, open, with a portal of its own and with notices. */
export function LiveOrderDialog({ kind, onClose, ...options }: OrderDialogArgs) {
  const [own] = useState(() => (portal = createFakeOrderPortal(options)));
  const [notices] = useState(createNoticeQueue);
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const order = options.order ?? anOrder();
  return (
    <InPortal portal={own}>
      <NoticeContext value={notices}>
        <button type="button" onClick={() => setOpen(true)}>
          Öffnen
        </button>
        {isOpen && kind === 'create' && <CreateOrderDialog onClose={close} />}
        {isOpen && kind !== 'create' && <OrderDialogs kind={kind} order={order} onClose={close} />}
        <NoticeRegion queue={notices} />
      </NoticeContext>
    </InPortal>
  );
}
