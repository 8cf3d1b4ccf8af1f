import { formatInstant } from '@kontor/portal-core/dates';
import { type InvestigationSide, sideOf, waitingTime } from '@kontor/portal-core/investigations';
import { styled } from 'styled-components';
import { useNow } from '../comments/index.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { usePrincipal } from '../session/index.js';
import { useTimeZone } from '../settings/index.js';
import { color, font } from '../theme/index.js';
import { turnWords } from './turn-words.js';

export interface WhoseTurnProps {
  readonly turn: InvestigationSide;
  /** Instant since which it is that side's turn, ISO in UTC. */
  readonly since: string;
  /** Where it stands: in a cell of a list, below a heading that says what it is, or alone. */
  readonly place: 'cell' | 'thread';
}

/** Whose turn it is in an investigation and since when. What waits for the reader stands out. */
export function WhoseTurn({ turn, since, place }: WhoseTurnProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const own = sideOf(usePrincipal());
  const now = useNow();
  const timeZone = useTimeZone();
  const { key, count, unit } = waitingTime(Date.parse(since), now);
  const words = turnWords(turn, own);
  const exact = formatInstant(Date.parse(since), timeZone);
  if (place === 'thread')
    return (
      <Line data-own={turn === own || undefined} title={exact}>
        {translate(words.sentence, { since: translate(key, { count }) })}
      </Line>
    );
  const short = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return (
    <Line data-own={turn === own || undefined} data-cell="name" title={exact}>
      <b>{translate(words.name)}</b>, {short.format(count)}
    </Line>
  );
}

const Line = styled.span`
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};

  b {
    font-weight: inherit;
  }

  &[data-own] {
    color: ${color('ink')};
  }

  &[data-own],
  &[data-own] b {
    font-weight: ${font('weight-semibold')};
  }
`;
