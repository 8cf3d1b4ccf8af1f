import { deliveredShare, parseDeliveryProducts, type Delivery } from '@kontor/portal-core/deliveries';
import { Badge, Button } from '../primitives/index.js';
import { useLanguage, useMayWrite, useTranslate } from '../provider/index.js';
import {
  Amount,
  Difference,
  LineAsks,
  Outlook,
  ProductList,
  ProductName,
  ProductRow,
} from './Delivery.styles.js';
import { deliveredWords, differenceWords, SHARE_TONES } from './inbound-words.js';
import type { InboundLine } from './useInbound.js';
import type { LineQuestions } from './useLineQuestions.js';

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
          <Asks line={lineOf(lines, id)} questions={questions} />
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

interface AsksProps {
  readonly line: InboundLine | undefined;
  readonly questions: LineQuestions;
}

/** Asks about a line that differs, and leads to the questions about it. */
function Asks({ line, questions }: AsksProps) {
  const translate = useTranslate();
  const mayWrite = useMayWrite();
  if (line === undefined) return null;
  const count = questions.countOf(line.position);
  const isOpen = mayWrite && line.reason !== '';
  if (!isOpen && count === 0) return null;
  return (
    <LineAsks>
      {isOpen && (
        <Button
          size="small"
          aria-label={translate('deliveries.askLineOf', { name: line.name || line.productId })}
          onPress={() => questions.ask(line)}
        >
          {translate('deliveries.askLine')}
        </Button>
      )}
      {count > 0 && (
        <Button size="small" variant="quiet" onPress={questions.showQuestions}>
          {translate('deliveries.askedOfLine', { count })}
        </Button>
      )}
    </LineAsks>
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
