import { lazy } from 'react';
import { CreateInDialog } from '../forms/index.js';
import { useTranslate } from '../provider/index.js';

const CreateProductDialog = lazy(() =>
  import('./ProductDialogs.js').then((module) => ({ default: module.CreateProductDialog })),
);

/** Opens the form of a new product. */
export function CreateProductButton() {
  const translate = useTranslate();
  return <CreateInDialog label={translate('products.createProduct')} dialog={CreateProductDialog} />;
}
