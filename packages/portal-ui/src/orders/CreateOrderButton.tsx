import { lazy } from 'react';
import { CreateInDialog } from '../forms/index.js';
import { useTranslate } from '../provider/index.js';

const CreateOrderDialog = lazy(() =>
  import('./dialogs/CreateOrderDialog.js').then((module) => ({ default: module.CreateOrderDialog })),
);

/** Opens the form of a new order. */
export function CreateOrderButton() {
  const translate = useTranslate();
  return <CreateInDialog label={translate('orders.createOrder')} dialog={CreateOrderDialog} />;
}
