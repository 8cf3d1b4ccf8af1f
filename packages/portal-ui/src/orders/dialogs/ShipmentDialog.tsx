import { useId, useState } from 'react';
import { orderMachine } from '@kontor/portal-core/orders';
import { Button, Checkbox, CloseButton, ComboBox, Dialog, TextArea } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { useOrderUpdate } from '../useOrderChange.js';
import { useOrderVersion } from '../useOrderVersion.js';
import type { OrderDialogProps } from './CancelOrderDialog.js';
import { Fields } from './dialogs.styles.js';
import { StaleNote } from './StaleNote.js';

const NOTICES = { success: 'orders.updated', failure: 'orders.updateError', isStaleShown: true } as const;

/** The carriers with a tracking page, as the ERP names them. */
const CARRIERS = ['DHL', 'FedEx', 'GLS', 'PostAT', 'PostCH'] as const;

/** Dialog of the warehouse: carrier, tracking numbers, and marking the order as delivered. */
export function ShipmentDialog({ order, onClose }: OrderDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const version = useOrderVersion(order);
  const from = version.order;
  const written = from.trackingNumbers.join('\n');
  const [carrier, setCarrier] = useState(from.carrier);
  const [numbers, setNumbers] = useState(written);
  const canDeliver = orderMachine.can(from.status, 'deliver');
  const [isDelivered, setDelivered] = useState(canDeliver);
  const save = useOrderUpdate(NOTICES);
  const submit = () => {
    const fieldData = {
      Trackingnummer: numbers,
      Versanddienstleister: carrier,
      ...(canDeliver && isDelivered && { Status: 'geliefert' }),
    };
    save.mutate({ order: from, fieldData }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      title={translate('orders.shipmentTitle', { id: order.externalOrderId || order.id })}
      isDirty={carrier !== from.carrier || numbers !== written}
      isBusy={save.isPending}
      onClose={onClose}
      actions={
        <>
          <CloseButton />
          <Button type="submit" form={id} variant="primary" isBusy={save.isPending}>
            {translate('common.save')}
          </Button>
        </>
      }
    >
      <StaleNote version={version} change={save} />
      <Fields
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) submit();
        }}
      >
        <ComboBox
          label={translate('orders.carrier')}
          placeholder={translate('orders.noCarrier')}
          options={carrierOptions(from.carrier)}
          value={carrier || null}
          onChange={({ value }) => setCarrier(value ?? '')}
        />
        <TextArea
          label={translate('orders.trackingNumbers')}
          help={translate('orders.trackingHelp')}
          rows={3}
          maxLength={1000}
          value={numbers}
          onChange={({ value }) => setNumbers(value)}
        />
        {canDeliver && (
          <Checkbox
            label={translate('orders.alsoDelivered')}
            isSelected={isDelivered}
            onChange={({ isSelected }) => setDelivered(isSelected)}
          />
        )}
      </Fields>
    </Dialog>
  );
}

/** The known carriers, and the order's own if it is another one. */
function carrierOptions(own: string) {
  const isKnown = own === '' || CARRIERS.some((name) => name === own);
  return [...CARRIERS, ...(isKnown ? [] : [own])].map((name) => ({ value: name, label: name }));
}
