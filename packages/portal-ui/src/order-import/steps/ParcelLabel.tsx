import { countryName } from '../../orders/country-name.js';
import type { OrderLabel } from '@kontor/portal-core/order-import';
import { useLanguage } from '../../provider/translate-context.js';
import { Items, Parcel } from './PreviewPanel.styles.js';

interface ParcelLabelProps {
  readonly label: OrderLabel;
  /** Names of products by number, as far as they are known. */
  readonly names: Readonly<Record<string, string>>;
}

/** An order as it will be: its address as on the parcel, its items with their quantities. */
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
        {label.items.map(({ id, name: told, qty }, place) => {
          const name = told === '' ? names[id] : told;
          return (
            <li key={place}>
              <span>
                {name ?? id}
                {name !== undefined && <small>{id}</small>}
              </span>
              <b>{qty}</b>
            </li>
          );
        })}
      </Items>
    </>
  );
}

const COUNTRY = /^[A-Z]{2}$/;
