import type { TextKey } from '@kontor/portal-core/i18n';
import { SALUTATION_TEXTS, type DeliveryAddress } from '@kontor/portal-core/orders';
import { Button, Dialog, Fact, Facts, Link, LoadFailure, LoadingNote } from '../primitives/index.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { countryName } from './country-name.js';
import { useAddress } from './useAddress.js';

export interface AddressDialogProps {
  /** Id of the address in the ERP. */
  readonly addressId: number;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** Dialog with the delivery address of an order, read-only. */
export function AddressDialog({ addressId, onClose }: AddressDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      isOpen
      size="small"
      isDismissable
      title={translate('orders.deliveryAddressOf', { id: addressId })}
      onClose={onClose}
      actions={<Button onPress={onClose}>{translate('common.close')}</Button>}
    >
      <AddressContent addressId={addressId} />
    </Dialog>
  );
}

function AddressContent({ addressId }: Pick<AddressDialogProps, 'addressId'>) {
  const translate = useTranslate();
  const { address, error, retry } = useAddress(addressId);
  if (error || address === null)
    return (
      <LoadFailure title={translate('orders.addressFailed')} error={error ?? 'missing'} onRetry={retry} />
    );
  return address ? <AddressFacts address={address} /> : <LoadingNote />;
}

function AddressFacts({ address }: { readonly address: DeliveryAddress }) {
  const translate = useTranslate();
  const language = useLanguage();
  const facts: readonly (readonly [TextKey, string])[] = [
    ['orders.salutation', address.salutation && translate(SALUTATION_TEXTS[address.salutation])],
    ['orders.company', address.company],
    ['orders.name', [address.second_name, address.name].filter(Boolean).join(' ')],
    ['orders.street', address.street],
    ['orders.addressSecondLine', address.address_second_line],
    ['orders.postalCodeCity', `${address.postal_code} ${address.city}`.trim()],
    ['orders.country', countryName(address.country_code, language)],
  ];
  return (
    <Facts>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <Fact key={label} label={translate(label)}>
            {value}
          </Fact>
        ))}
      {address.email && (
        <Fact label={translate('orders.email')}>
          <Link href={`mailto:${address.email}`}>{address.email}</Link>
        </Fact>
      )}
    </Facts>
  );
}
