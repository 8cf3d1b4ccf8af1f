import { CreateInDialog } from '../forms/index.js';
import { lazyPart } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useAllowedResources } from '../session/index.js';

const CreateOrderErrorDialog = lazyPart(() =>
  import('./CreateOrderErrorDialog.js').then((module) => module.CreateOrderErrorDialog),
);

/** Button that opens the form of a new error; absent for users who may not search orders. */
export function CreateOrderErrorButton() {
  const translate = useTranslate();
  const resources = useAllowedResources();
  if (!resources?.has('/orders') || !resources.has('/order-errors')) return null;
  return <CreateInDialog label={translate('orderErrors.create')} dialog={CreateOrderErrorDialog} />;
}
