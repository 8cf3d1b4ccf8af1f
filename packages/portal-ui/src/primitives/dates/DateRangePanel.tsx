import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { DayRange } from '@kontor/portal-core/list-filter';
import { useTranslate } from '../../provider/index.js';
import { color, space } from '../../theme/index.js';
import { Button } from '../actions/Button.js';
import { RangeCalendar } from './Calendar.js';
import { DateField } from './DateField.js';
import { RANGE_TEXTS, rangePresets, toCalendarDate, toIsoDay, type DaysOutlook } from './iso-date.js';

interface DateRangePanelProps {
  readonly value: DayRange;
  readonly onChange: (range: DayRange) => void;
  /** Called when a whole range was chosen at once. */
  readonly onDone: () => void;
  readonly today: string | undefined;
  readonly outlook: DaysOutlook | undefined;
}

/** Panel with common ranges, two fields to type into, and a calendar. */
export function DateRangePanel({ value, onChange, onDone, today, outlook }: DateRangePanelProps) {
  const translate = useTranslate();
  const isOrdered = !value.from || !value.to || value.from <= value.to;
  const marked = useMemo(() => {
    const [start, end] = [toCalendarDate(value.from), toCalendarDate(value.to)];
    return start !== null && end !== null && isOrdered ? { start, end } : null;
  }, [value.from, value.to, isOrdered]);
  const choose = (range: DayRange) => {
    onChange(range);
    onDone();
  };
  return (
    <Panel>
      <Presets>
        {rangePresets(today, outlook).map(({ id, range }) => (
          <Button key={id} size="small" variant="quiet" onPress={() => choose(range)}>
            {translate(RANGE_TEXTS[id])}
          </Button>
        ))}
        <Button size="small" variant="quiet" onPress={() => choose({})}>
          {translate('common.anyDate')}
        </Button>
      </Presets>
      <div>
        <Fields>
          <DateField
            label={translate('common.startDate')}
            value={value.from ?? null}
            onChange={(change) => onChange({ ...value, from: change.value ?? undefined })}
          />
          <DateField
            label={translate('common.endDate')}
            value={value.to ?? null}
            error={isOrdered ? undefined : translate('common.endBeforeStart')}
            onChange={(change) => onChange({ ...value, to: change.value ?? undefined })}
          />
        </Fields>
        <CalendarPlace>
          <RangeCalendar
            aria-label={translate('common.calendar')}
            value={marked}
            onChange={(range) =>
              choose({ from: toIsoDay(range.start) ?? undefined, to: toIsoDay(range.end) ?? undefined })
            }
          />
        </CalendarPlace>
      </div>
    </Panel>
  );
}

const Panel = styled.div`
  display: flex;
  gap: ${space('3')};

  @media (max-width: 480px) {
    flex-direction: column;
  }
`;

const Presets = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: 2px;
  padding-inline-end: ${space('3')};
  border-inline-end: 1px solid ${color('rule')};

  & > button {
    justify-content: flex-start;
  }

  @media (max-width: 480px) {
    flex-flow: row wrap;
    padding: 0 0 ${space('3')};
    border-inline-end: 0;
    border-bottom: 1px solid ${color('rule')};
  }
`;

/** Wide enough for two dates „DD.MM.YYYY“. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space('2')};
  width: 264px;
  margin-bottom: ${space('3')};
`;

const CalendarPlace = styled.div`
  display: flex;
  justify-content: center;
`;
