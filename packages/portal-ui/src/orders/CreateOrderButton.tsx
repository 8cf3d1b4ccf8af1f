import { lazy, Suspense, useState } from 'react';
import { Plus } from 'lucide-react';
import { Button } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';

const CreateOrderDialog = lazy(() =>
  import('./dialogs/CreateOrderDialog.js').then((module) => ({ default: module.CreateOrderDialog })),
);

/** Opens the form of a new order. */
export function CreateOrderButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => setOpen(true)}>
        {translate('orders.createOrder')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CreateOrderDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
