import { useContext, useEffect, useSyncExternalStore } from 'react';
import { Users } from 'lucide-react';
import { styled } from 'styled-components';
import { formatInstant } from '@kontor/portal-core/dates';
import type { OpenRecord, OtherPerson, PresenceKind } from '@kontor/portal-core/live';
import { useTranslate } from '../provider/index.js';
import { useTimeZone } from '../settings/index.js';
import { color, font, space } from '../theme/index.js';
import { LiveContext, type Presence } from './live-context.js';

const NOBODY: readonly OtherPerson[] = [];
const ALONE: Presence = { enter: () => () => {}, subscribe: () => () => {}, get: () => NOBODY };

/** People who are named; of more there is the number. */
const NAMED = 3;

function useOthers(kind: PresenceKind, id: number): readonly OtherPerson[] {
  const presence = useContext(LiveContext)?.presence ?? ALONE;
  useEffect(() => presence.enter({ kind, id }), [presence, kind, id]);
  const all = useSyncExternalStore(presence.subscribe, presence.get, presence.get);
  return all.filter((other) => other.kind === kind && other.id === id);
}

/** Says of an open record that this tab shows it, and who else has it open and since when. Takes no room while nobody does. */
export function AlsoOpen({ kind, id }: OpenRecord) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const others = useOthers(kind, id);
  const people = others
    .slice(0, NAMED)
    .map(({ name, since }) =>
      translate('live.personSince', { name: name || translate('live.staff'), time: timeOf(since, timeZone) }),
    );
  const more = others.length - people.length;
  const words = more > 0 ? [...people, translate('live.morePeople', { count: more })] : people;
  return (
    <Line role="status">
      {words.length > 0 && (
        <>
          <Users aria-hidden="true" />
          <span>{translate('live.alsoOpen', { people: words.join(', ') })}</span>
        </>
      )}
    </Line>
  );
}

/** When a record was opened, as `hh:mm`; with its day where that is not today. */
function timeOf(instant: string, timeZone: string): string {
  const whole = formatInstant(Date.parse(instant), timeZone);
  const [day, time = ''] = whole.split(' ');
  return formatInstant(Date.now(), timeZone).startsWith(`${day} `) ? time : whole;
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space('2')};
  margin-bottom: ${space('3')};
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};

  &:empty {
    display: none;
  }

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 1px;
  }
`;
