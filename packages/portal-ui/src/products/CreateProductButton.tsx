import { lazy, Suspense, useState } from 'react';
import { Plus } from 'lucide-react';
import { Button } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';

const CreateProductDialog = lazy(() =>
  import('./ProductDialogs.js').then((module) => ({ default: module.CreateProductDialog })),
);

/** Opens the form of a new product. */
export function CreateProductButton() {
  const translate = useTranslate();
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => open(true)}>
        {translate('products.createProduct')}
      </Button>
      <Suspense fallback={null}>{isOpen && <CreateProductDialog onClose={() => open(false)} />}</Suspense>
    </>
  );
}
