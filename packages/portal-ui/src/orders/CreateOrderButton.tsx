import { CreateInDialog } from '../forms/index.js';
import { lazyPart, useAhead } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';

const loadDialog = () => import('./dialogs/CreateOrderDialog.js');
const CreateOrderDialog = lazyPart(() => loadDialog().then((module) => module.CreateOrderDialog));

/** Button that opens the form of a new order. */
export function CreateOrderButton() {
  const translate = useTranslate();
  useAhead(loadDialog);
  return <CreateInDialog label={translate('orders.createOrder')} dialog={CreateOrderDialog} />;
}
