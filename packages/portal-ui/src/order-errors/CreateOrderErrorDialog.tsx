import { FormDialog } from '../forms/index.js';
import { useTranslate } from '../provider/index.js';
import { OrderErrorFields } from './OrderErrorFields.js';
import { useOrderErrorForm } from './useOrderErrorForm.js';
import { useOrderErrorSettings } from './useOrderErrorSettings.js';

/** Dialog that records an error of an order, which is found by its number. */
export function CreateOrderErrorDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const settings = useOrderErrorSettings();
  const form = useOrderErrorForm({ orderErpId: null, settings, onCreated: onClose });
  return (
    <FormDialog
      title={translate('orderErrors.create')}
      submitLabel={translate('common.save')}
      size="large"
      form={form}
      isBusy={form.isSending}
      onClose={onClose}
    >
      <OrderErrorFields form={form} settings={settings} asksOrder />
    </FormDialog>
  );
}
