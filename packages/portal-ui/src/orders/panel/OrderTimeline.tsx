import { useState } from 'react';
import {
  DEFAULT_TIME_ZONE,
  formatDay,
  formatInstant,
  isIsoDay,
  relativeTime,
} from '@kontor/portal-core/dates';
import type { Translate } from '@kontor/portal-core/i18n';
import {
  otherOrderOf,
  happeningTexts,
  type OrderHappening,
  type TimelinePerson,
} from '@kontor/portal-core/orders';
import { LoadFailure, LoadingNote } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { useOrderTimeline } from '../useOrder.js';
import { Happening, Happenings, OtherOrder, PanelSection } from './OrderPanel.styles.js';

interface OrderTimelineProps {
  readonly orderId: number;
  /** Called with the id of the order that replaced this one, or that this one replaced. */
  readonly onOpenOrder: (orderId: number) => void;
}

/** History of an order: who did what, newest first. */
export function OrderTimeline({ orderId, onOpenOrder }: OrderTimelineProps) {
  const translate = useTranslate();
  const { data, error, retry } = useOrderTimeline(orderId);
  return (
    <PanelSection aria-label={translate('orders.timeline')}>
      <h3>{translate('orders.timeline')}</h3>
      {error && !data && (
        <LoadFailure title={translate('orders.timelineFailed')} error={error} onRetry={retry} />
      )}
      {!data && !error && <LoadingNote />}
      {data?.length === 0 && <p>{translate('orders.timelineEmpty')}</p>}
      {data !== undefined && data.length > 0 && (
        <Happenings>
          {data.map((happening, index) => (
            <OneHappening key={data.length - index} happening={happening} onOpenOrder={onOpenOrder} />
          ))}
        </Happenings>
      )}
    </PanelSection>
  );
}

interface OneHappeningProps extends Pick<OrderTimelineProps, 'onOpenOrder'> {
  readonly happening: OrderHappening;
}

function OneHappening({ happening, onOpenOrder }: OneHappeningProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [title, ...facts] = happeningTexts(happening, translate);
  const [now] = useState(Date.now);
  const other = otherOrderOf(happening);
  const isDay = isIsoDay(happening.at);
  const at = Date.parse(happening.at);
  const who = whoOf(happening, translate);
  return (
    <Happening>
      <div>
        <strong>{title}</strong>
        <time
          dateTime={happening.at}
          title={isDay ? formatDay(happening.at) : formatInstant(at, DEFAULT_TIME_ZONE)}
        >
          {isDay ? formatDay(happening.at) : relativeTime(at, now, language)}
        </time>
      </div>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {who !== '' && <p>{who}</p>}
      {other !== null && (
        <OtherOrder type="button" onClick={() => onOpenOrder(other)}>
          {translate('orders.showOtherOrder', { id: other })}
        </OtherOrder>
      )}
    </Happening>
  );
}

const nameOf = ({ full_name, username }: TimelinePerson) => full_name || username;

function whoOf({ actor, subject }: OrderHappening, translate: Translate): string {
  if (actor === null) return '';
  if (subject === null) return nameOf(actor);
  return translate('orders.happenedAs', { actor: nameOf(actor), subject: nameOf(subject) });
}
