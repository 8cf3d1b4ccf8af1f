import { CreateInDialog } from '../forms/index.js';
import { lazyPart } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';

const CreateProductDialog = lazyPart(() =>
  import('./ProductDialogs.js').then((module) => module.CreateProductDialog),
);

/** Button that opens the form of a new product. */
export function CreateProductButton() {
  const translate = useTranslate();
  return <CreateInDialog label={translate('products.createProduct')} dialog={CreateProductDialog} />;
}
