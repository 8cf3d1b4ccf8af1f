import {
  deliveredShare,
  parseDeliveryProducts,
  type DeliveredShare,
  type Delivery,
} from '@kontor/portal-core';
import { Badge, type Tone } from '../primitives/index.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { Amount, Difference, Outlook, ProductList, ProductName, ProductRow } from './Delivery.styles.js';
import { deliveredWords, differenceWords } from './inbound-words.js';
import type { InboundLine } from './useInbound.js';

export interface DeliveryProductsProps {
  readonly delivery: Pick<Delivery, 'products'>;
  /** What the ERP knows of them; undefined until it does. */
  readonly lines: readonly InboundLine[] | undefined;
  /** The ERP did not answer: what has come is told to be unknown, not to be nothing. */
  readonly isUnknown?: boolean;
}

/** The products of a delivery; once the ERP knows it, how much of each has come and why it differs. */
export function DeliveryProducts({ delivery, lines, isUnknown = false }: DeliveryProductsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const products = parseDeliveryProducts(delivery.products);
  if (products.length === 0) return <Outlook>{translate('deliveries.noProducts')}</Outlook>;
  return (
    <ProductList aria-label={translate('deliveries.products')}>
      {products.map(({ id, name, qty }, index) => (
        <ProductRow key={`${index} ${id}`}>
          <ProductName>
            <span>{name || id}</span>
            <small>{id}</small>
          </ProductName>
          <Amount>
            <b>{translate('deliveries.announcedUnits', { qty: qty.toLocaleString(language) })}</b>
            {isUnknown ? (
              <Badge>{translate('deliveries.arrivedUnknown')}</Badge>
            ) : (
              <Delivered line={lineOf(lines, id)} />
            )}
          </Amount>
          <DifferenceNote line={lineOf(lines, id)} />
        </ProductRow>
      ))}
    </ProductList>
  );
}

/** Red while nothing has come, yellow in part, green when all of it has (specification 2 section 4). */
const TONES: Readonly<Record<DeliveredShare, Tone>> = { none: 'danger', part: 'warning', all: 'success' };

function Delivered({ line }: { readonly line: InboundLine | undefined }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (line === undefined) return null;
  return (
    <Badge tone={TONES[deliveredShare(line.booked, line.ordered)]}>
      {deliveredWords(line, language, translate)}
    </Badge>
  );
}

/** Why more or fewer came than were announced, once that is booked. */
function DifferenceNote({ line }: { readonly line: InboundLine | undefined }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (line === undefined || line.reason === '') return null;
  return <Difference>{differenceWords(line, language, translate)}</Difference>;
}

/** A product stands on one line of the inbound order. */
const lineOf = (lines: readonly InboundLine[] | undefined, id: string) =>
  lines?.find(({ productId }) => productId === id);
