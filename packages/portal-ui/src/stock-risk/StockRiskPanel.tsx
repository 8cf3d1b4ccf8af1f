import { Suspense, useRef, type RefObject } from 'react';
import { useDialog } from 'react-aria/useDialog';
import { addDays, formatDay } from '@kontor/portal-core/dates';
import {
  DEMAND_MODEL_TEXTS,
  stockCourse,
  type AnnouncedItem,
  type ProductAtRisk,
  type ProductsAtRisk,
} from '@kontor/portal-core/stock-risk';
import { Fact, Facts, lazyPart, Popover } from '../primitives/index.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { percentWords, trainedWords } from './risk-tooltip.js';
import type { StockRiskProduct } from './StockRiskCell.js';
import { ChartSpace, Explanation, Late, Lines, Panel, Title } from './StockRiskPanel.styles.js';

const LineChart = lazyPart(() => import('../charts/LineChart.js').then((module) => module.LineChart));

export interface StockRiskPanelProps {
  readonly product: StockRiskProduct;
  /** Null when the product is not supported. */
  readonly prediction: ProductAtRisk | null;
  readonly answer: ProductsAtRisk;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  /** Id set by the trigger, which names the panel as what it opens. */
  readonly id?: string | undefined;
}

/** Number of days for which the course of the stock is drawn. */
const DRAWN_DAYS = 42;

/** The reasons of a product's risk: when it runs out, how it sells, what is announced, how it was learned. */
export function StockRiskPanel({ triggerRef, onClose, id, ...props }: StockRiskPanelProps) {
  return (
    <Popover triggerRef={triggerRef} onClose={onClose}>
      <Content {...props} id={id} />
    </Popover>
  );
}

type ContentProps = Omit<StockRiskPanelProps, 'triggerRef' | 'onClose'>;

function Content({ product, prediction, answer, id }: ContentProps) {
  const translate = useTranslate();
  const ref = useRef<HTMLDivElement>(null);
  const label = translate('stockRisk.panelTitle', { product: product.id });
  const { dialogProps } = useDialog({ 'aria-label': label }, ref);
  return (
    <Panel {...dialogProps} id={id} ref={ref}>
      <Title>{label}</Title>
      {prediction === null ? (
        <NotSupported answer={answer} />
      ) : (
        <Supported product={product} prediction={prediction} answer={answer} />
      )}
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

interface SupportedProps {
  readonly product: StockRiskProduct;
  readonly prediction: ProductAtRisk;
  readonly answer: ProductsAtRisk;
}

function Supported({ product, prediction, answer }: SupportedProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const decimals = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const { backtest_error: error } = prediction;
  return (
    <>
      <StockChart product={product} prediction={prediction} today={answer.today} />
      <Facts>
        <Fact label={translate('stockRisk.emptyOn')}>
          <EmptyDay prediction={prediction} today={answer.today} />
        </Fact>
        <Fact label={translate('stockRisk.available')}>
          {translate('stockRisk.units', { units: product.stock.available.toLocaleString(language) })}
        </Fact>
        <Fact label={translate('stockRisk.demand')}>
          {translate('stockRisk.unitsADay', { units: decimals.format(prediction.daily_demand) })}
        </Fact>
        <Fact label={translate('stockRisk.deliveries')}>
          <Deliveries items={prediction.deliveries} today={answer.today} />
        </Fact>
        <Fact label={translate('stockRisk.model')}>{translate(DEMAND_MODEL_TEXTS[prediction.model])}</Fact>
        <Fact label={translate('stockRisk.trained')}>{trainedWords(answer)}</Fact>
        {error !== null && (
          <Fact label={translate('stockRisk.error')}>
            {translate('stockRisk.errorOfWeek', { percent: percentWords(error, language) })}
          </Fact>
        )}
      </Facts>
      <Explanation>
        {translate('stockRisk.learned')} {translate('stockRisk.wholeWeeks')}
      </Explanation>
    </>
  );
}

function EmptyDay({ prediction, today }: Pick<SupportedProps, 'prediction'> & { readonly today: string }) {
  const translate = useTranslate();
  const { days_left: days } = prediction;
  if (days === null) return translate('stockRisk.notEmptySoon');
  if (days === 0) return translate('stockRisk.emptyNow');
  return translate('stockRisk.emptyInDays', { day: formatDay(addDays(today, days)), count: days });
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

function StockChart({
  product,
  prediction,
  today,
}: Omit<SupportedProps, 'answer'> & { readonly today: string }) {
  const translate = useTranslate();
  const { weekday_demand: weekdayDemand, deliveries } = prediction;
  const values = stockCourse(
    product.stock.available,
    { weekdayDemand, today, announced: deliveries },
    DRAWN_DAYS,
  );
  const label = translate('stockRisk.course', { days: DRAWN_DAYS });
  return (
    <ChartSpace>
      <Suspense fallback={null}>
        <LineChart
          label={label}
          tableCaption={label}
          xLabel={translate('stockRisk.day')}
          x={values.map((_, index) => dayAndMonth(addDays(today, index)))}
          series={[
            {
              label: translate('stockRisk.stock'),
              color: 'accent',
              values: values.map((units) => Math.round(units)),
            },
          ]}
          height={140}
        />
      </Suspense>
    </ChartSpace>
  );
}

/** A day without its year, `21.11.`: within six weeks it is clear. */
const dayAndMonth = (day: string): string => formatDay(day).slice(0, 6);
