import { deliveredShare, parseDeliveryProducts, type Delivery } from '@kontor/portal-core/deliveries';
import { Badge } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { AskLine } from '../questions/AskLine.js';
import {
  Amount,
  Difference,
  Outlook,
  ProductList,
  ProductName,
  ProductRow,
} from '../record/Delivery.styles.js';
import { deliveredWords, differenceWords, SHARE_TONES } from '../record/inbound-words.js';
import type { InboundLine } from '../record/useInbound.js';
import type { LineQuestions } from '../questions/useLineQuestions.js';

export interface DeliveryProductsProps {
  readonly delivery: Pick<Delivery, 'products'>;
  /** The ERP's lines of the products; undefined until they are known. */
  readonly lines: readonly InboundLine[] | undefined;
  /** Whether the ERP did not answer. The received quantities are then shown as unknown instead of zero. */
  readonly isUnknown?: boolean;
  readonly questions: LineQuestions;
}

/** The products of a delivery. Once the ERP knows it, also the received quantities and the reasons for differences. */
export function DeliveryProducts(props: DeliveryProductsProps) {
  const { delivery, lines, isUnknown = false, questions } = props;
  const translate = useTranslate();
  const language = useLanguage();
  const products = parseDeliveryProducts(delivery.products);
  if (products.length === 0) return <Outlook>{translate('deliveries.noProducts')}</Outlook>;
  return (
    <ProductList aria-label={translate('deliveries.products')}>
      {products.map(({ id, name, qty }, index) => (
        <ProductRow key={`${index} ${id}`} data-line={lineOf(lines, id)?.position} tabIndex={-1}>
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
          <AskLine line={lineOf(lines, id)} questions={questions} />
        </ProductRow>
      ))}
    </ProductList>
  );
}

function Delivered({ line }: { readonly line: InboundLine | undefined }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (line === undefined) return null;
  return (
    <Badge tone={SHARE_TONES[deliveredShare(line.booked, line.ordered)]}>
      {deliveredWords(line, language, translate)}
    </Badge>
  );
}

/** The reason why the booked quantity differs from the announced one. */
function DifferenceNote({ line }: { readonly line: InboundLine | undefined }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (line === undefined || line.reason === '') return null;
  return <Difference>{differenceWords(line, language, translate)}</Difference>;
}

/** The line of the inbound order for a product. Each product has one line. */
const lineOf = (lines: readonly InboundLine[] | undefined, id: string) =>
  lines?.find(({ productId }) => productId === id);
