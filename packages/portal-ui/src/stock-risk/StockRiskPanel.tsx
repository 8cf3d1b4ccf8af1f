import { Suspense, useRef, type RefObject } from 'react';
import { useDialog } from 'react-aria/useDialog';
import { addDays, formatDay } from '@kontor/portal-core/dates';
import type { Translate } from '@kontor/portal-core/i18n';
import {
  DEMAND_MODEL_TEXTS,
  isDeliveryOffered,
  productOutlook,
  reasonOf,
  type AnnouncedItem,
  type ProductsAtRisk,
  type StockOutlookOfProduct,
} from '@kontor/portal-core/stock-risk';
import { Button, Fact, Facts, lazyPart, LoadingNote, Popover } from '../primitives/index.js';
import { useAnswer, useLanguage, useTranslate } from '../provider/index.js';
import { trainedWords } from './risk-tooltip.js';
import type { StockRiskCellProps } from './StockRiskCell.js';
import { ChartSpace, Explanation, Late, Lines, Panel, Reason, Title } from './StockRiskPanel.styles.js';

const LineChart = lazyPart(() => import('../charts/LineChart.js').then((module) => module.LineChart));

export interface StockRiskPanelProps extends StockRiskCellProps {
  /** False when too little was sold to predict anything. */
  readonly isSupported: boolean;
  readonly answer: ProductsAtRisk;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  /** Id set by the trigger, which names the panel as what it opens. */
  readonly id?: string | undefined;
}

/** The reasons of a product's risk: when it runs out, how it sells, what is announced, and what earlier predictions were worth. */
export function StockRiskPanel({ triggerRef, onClose, id, ...props }: StockRiskPanelProps) {
  return (
    <Popover triggerRef={triggerRef} onClose={onClose}>
      <Content {...props} id={id} />
    </Popover>
  );
}

type ContentProps = Omit<StockRiskPanelProps, 'triggerRef' | 'onClose'>;

function Content({ id, isSupported, ...props }: ContentProps) {
  const translate = useTranslate();
  const ref = useRef<HTMLDivElement>(null);
  const label = translate('stockRisk.panelTitle', { product: props.product.id });
  const { dialogProps } = useDialog({ 'aria-label': label }, ref);
  return (
    <Panel {...dialogProps} id={id} ref={ref}>
      <Title>{label}</Title>
      {isSupported ? <Supported {...props} /> : <NotSupported answer={props.answer} />}
    </Panel>
  );
}

function NotSupported({ answer }: Pick<ContentProps, 'answer'>) {
  const translate = useTranslate();
  const at = trainedWords(answer);
  return (
    <Explanation>
      {translate('stockRisk.lowSales')} {at && translate('stockRisk.trainedAt', { at })}
    </Explanation>
  );
}

function Supported({ product, onDraft, answer }: Omit<ContentProps, 'id' | 'isSupported'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data: outlook, error } = useAnswer(productOutlook, { params: { id: Number(product.recordId) } });
  if (error) return <Explanation>{translate('stockRisk.loadFailed')}</Explanation>;
  if (outlook === undefined) return <LoadingNote />;
  const { missing } = outlook;
  return (
    <>
      <Reason>{reasonOf(outlook, answer.today, { translate, language })}</Reason>
      <StockChart course={outlook.course} today={answer.today} />
      {onDraft && isDeliveryOffered(product, outlook) && (
        <Button variant="secondary" onPress={() => onDraft(product, missing)}>
          {translate('stockRisk.draft', { units: missing.toLocaleString(language) })}
        </Button>
      )}
      <Facts>
        <Fact label={translate('stockRisk.emptyOn')}>{emptyWords(outlook, answer.today, translate)}</Fact>
        <Fact label={translate('stockRisk.deliveries')}>
          <Deliveries items={outlook.deliveries} today={answer.today} />
        </Fact>
        <Fact label={translate('stockRisk.record')}>
          <Record weeks={outlook.record} />
        </Fact>
        <Fact label={translate('stockRisk.thisWeek')}>{hitWords(outlook, translate)}</Fact>
        <Fact label={translate('stockRisk.model')}>{translate(DEMAND_MODEL_TEXTS[outlook.model])}</Fact>
        <Fact label={translate('stockRisk.trained')}>{trainedWords(answer)}</Fact>
      </Facts>
      <Explanation>{translate('stockRisk.wholeWeeks')}</Explanation>
    </>
  );
}

/** The days between which the stock runs out. */
function emptyWords(
  { empty_in, available }: StockOutlookOfProduct,
  today: string,
  translate: Translate,
): string {
  const { low, high } = empty_in;
  if (available <= 0) return translate('stockRisk.emptyNow');
  if (low === null) return translate('stockRisk.notEmptySoon');
  const from = formatDay(addDays(today, low));
  if (high === null) return translate('stockRisk.emptyFrom', { from });
  return translate('stockRisk.emptyBetween', { from, to: formatDay(addDays(today, high)) });
}

/** How often "this week" came true for the merchant. */
function hitWords({ this_week }: StockOutlookOfProduct, translate: Translate): string {
  const { said, came_true: came, unsaid } = this_week;
  if (said + unsaid === 0) return translate('stockRisk.thisWeekUnknown');
  return translate('stockRisk.thisWeekRecord', { said, came, unsaid });
}

/** What was foretold in past weeks, and what came. */
function Record({ weeks }: { readonly weeks: StockOutlookOfProduct['record'] }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (weeks.length === 0) return translate('stockRisk.noRecord');
  const words = (units: number) => units.toLocaleString(language);
  return (
    <Lines>
      {weeks.map(({ first_day, low, high, sold }) => (
        <li key={first_day}>
          {translate('stockRisk.recordLine', {
            day: dayAndMonth(first_day),
            low: words(low),
            high: words(high),
            sold: words(sold),
          })}
        </li>
      ))}
    </Lines>
  );
}

interface DeliveriesProps {
  readonly items: readonly AnnouncedItem[];
  readonly today: string;
}

/** The announced deliveries, and those that are late. */
function Deliveries({ items, today }: DeliveriesProps) {
  const translate = useTranslate();
  const language = useLanguage();
  if (items.length === 0) return translate('stockRisk.noDeliveries');
  return (
    <Lines>
      {items.map(({ delivery_id, delivery_day, qty }) => (
        <li key={delivery_id}>
          {translate('stockRisk.deliveryLine', {
            day: formatDay(delivery_day),
            units: qty.toLocaleString(language),
          })}
          {delivery_day < today && <Late>{translate('stockRisk.deliveryLate')}</Late>}
        </li>
      ))}
    </Lines>
  );
}

function StockChart({ course, today }: { readonly course: readonly number[]; readonly today: string }) {
  const translate = useTranslate();
  const label = translate('stockRisk.course', { days: course.length });
  return (
    <ChartSpace>
      <Suspense fallback={null}>
        <LineChart
          label={label}
          tableCaption={label}
          xLabel={translate('stockRisk.day')}
          x={course.map((_, index) => dayAndMonth(addDays(today, index)))}
          series={[{ label: translate('stockRisk.stock'), color: 'accent', values: course }]}
          height={140}
        />
      </Suspense>
    </ChartSpace>
  );
}

/** A day without its year, `21.11.`: within some weeks it is clear. */
const dayAndMonth = (day: string): string => formatDay(day).slice(0, 6);
