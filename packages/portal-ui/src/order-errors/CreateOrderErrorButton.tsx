import { lazy, Suspense, useState } from 'react';
import { Plus } from 'lucide-react';
import { Button } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useAllowedResources } from '../session/index.js';

const CreateOrderErrorDialog = lazy(() =>
  import('./CreateOrderErrorDialog.js').then((module) => ({ default: module.CreateOrderErrorDialog })),
);

/** Opens the form of a new error; not there for those who may not look for orders. */
export function CreateOrderErrorButton() {
  const translate = useTranslate();
  const resources = useAllowedResources();
  const [isOpen, open] = useState(false);
  if (!resources?.has('/orders') || !resources.has('/order-errors')) return null;
  return (
    <>
      <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => open(true)}>
        {translate('orderErrors.create')}
      </Button>
      <Suspense fallback={null}>{isOpen && <CreateOrderErrorDialog onClose={() => open(false)} />}</Suspense>
    </>
  );
}
