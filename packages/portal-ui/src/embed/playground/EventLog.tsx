import { Button, PageHead } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { WidgetEvent } from './useWidgetEvents.js';
import { EventRow, Events, Part } from './WidgetPlayground.styles.js';

interface EventLogProps {
  /** Newest first. */
  readonly events: readonly WidgetEvent[];
  readonly onClear: () => void;
}

/** The events that the page of a widget hears. */
export function EventLog({ events, onClear }: EventLogProps) {
  const translate = useTranslate();
  return (
    <Part>
      <PageHead>
        <h2>{translate('developers.events')}</h2>
        <Button size="small" isDisabled={events.length === 0} onPress={onClear}>
          {translate('developers.clearEvents')}
        </Button>
      </PageHead>
      <p>{translate(events.length === 0 ? 'developers.noEvents' : 'developers.eventsHelp')}</p>
      {events.length > 0 && (
        <Events tabIndex={0} aria-label={translate('developers.events')}>
          {events.map(({ number, time, name, detail }) => (
            <EventRow key={number}>
              <time>{time}</time>
              <code>{name}</code>
              <code>{detail}</code>
            </EventRow>
          ))}
        </Events>
      )}
    </Part>
  );
}
