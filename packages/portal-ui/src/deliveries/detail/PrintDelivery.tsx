import { Suspense, useState } from 'react';
import { Printer } from 'lucide-react';
import { Button, lazyPart } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { DeliverySheetProps } from './DeliverySheet.js';

/** Loaded when a delivery is first to be printed. */
const DeliverySheet = lazyPart(() => import('./DeliverySheet.js').then((module) => module.DeliverySheet));

/** Button that shows the delivery note of a delivery, to be printed. */
export function PrintDelivery(props: Omit<DeliverySheetProps, 'onClose'>) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Printer aria-hidden="true" />} onPress={() => setOpen(true)}>
        {translate('deliveries.sheet')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <DeliverySheet {...props} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
