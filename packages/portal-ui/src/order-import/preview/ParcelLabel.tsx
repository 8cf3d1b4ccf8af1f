import { countryName } from '../../orders/index.js';
import { productNameKey, type OrderLabel } from '@kontor/portal-core/order-import';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { Items, Parcel } from './PreviewPanel.styles.js';

interface ParcelLabelProps {
  readonly label: OrderLabel;
  /** The merchant's names of the known products, by number. */
  readonly names: Readonly<Record<string, string>>;
}

/** An order as it will be stored: the address as on the parcel, the items with their quantities. */
export function ParcelLabel({ label, names }: ParcelLabelProps) {
  const language = useLanguage();
  const last = label.address.length - 1;
  return (
    <>
      <Parcel>
        {label.address.map((line, place) => (
          <span key={place}>{place === last && COUNTRY.test(line) ? countryName(line, language) : line}</span>
        ))}
      </Parcel>
      <Items>
        {label.items.map((item, place) => (
          <ParcelItem key={place} item={item} known={names[item.id]} />
        ))}
      </Items>
    </>
  );
}

interface ParcelItemProps {
  readonly item: OrderLabel['items'][number];
  /** The merchant's name of the product; undefined if the product is unknown. */
  readonly known: string | undefined;
}

/** An item under the merchant's name; the file's name is added if it differs. */
function ParcelItem({ item: { id, name: told, qty }, known = '' }: ParcelItemProps) {
  const translate = useTranslate();
  const name = known === '' ? told : known;
  const isOther = told !== '' && productNameKey(told) !== productNameKey(name);
  return (
    <li>
      <span>
        {name === '' ? id : name}
        {name !== '' && <small>{id}</small>}
        {isOther && <small>{translate('orderImport.calledInFile', { name: told })}</small>}
      </span>
      <b>{qty}</b>
    </li>
  );
}

const COUNTRY = /^[A-Z]{2}$/;
