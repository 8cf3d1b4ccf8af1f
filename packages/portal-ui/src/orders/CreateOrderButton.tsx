import { CreateInDialog } from '../forms/index.js';
import { lazyPart } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';

const CreateOrderDialog = lazyPart(() =>
  import('./dialogs/CreateOrderDialog.js').then((module) => module.CreateOrderDialog),
);

/** Button that opens the form of a new order. */
export function CreateOrderButton() {
  const translate = useTranslate();
  return <CreateInDialog label={translate('orders.createOrder')} dialog={CreateOrderDialog} />;
}
