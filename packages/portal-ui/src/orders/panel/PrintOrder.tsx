import { Suspense, useState } from 'react';
import { Printer } from 'lucide-react';
import type { Order } from '@kontor/portal-core/orders';
import { Button, lazyPart } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';

/** Loaded when an order is first to be printed. */
const OrderSheet = lazyPart(() => import('./OrderSheet.js').then((module) => module.OrderSheet));

/** Button that shows the sheet of an order, to be printed. */
export function PrintOrder({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="small" icon={<Printer aria-hidden="true" />} onPress={() => setOpen(true)}>
        {translate('orders.sheet')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <OrderSheet order={order} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
