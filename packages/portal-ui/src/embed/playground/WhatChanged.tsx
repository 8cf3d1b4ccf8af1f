import { formatDay } from '@kontor/portal-core/dates';
import { Badge, type Tone } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { RELEASES, type ChangeKind, type Release } from './releases.js';
import { ChangeRow, Changes, Part } from './WidgetPlayground.styles.js';

const TONES: Readonly<Record<ChangeKind, Tone>> = { act: 'warning', new: 'accent', better: 'neutral' };

/** What partners have to know of each version, and what they can do since. */
export function WhatChanged() {
  const translate = useTranslate();
  return (
    <Part>
      <h2>{translate('changes.heading')}</h2>
      <p>{translate('changes.help')}</p>
      {RELEASES.map((release) => (
        <ChangesOf key={release.version} {...release} />
      ))}
    </Part>
  );
}

function ChangesOf({ version, day, changes }: Release) {
  const translate = useTranslate();
  return (
    <>
      <h3>{translate('changes.ofVersion', { version, day: formatDay(day) })}</h3>
      <Changes>
        {changes.map(({ kind, text }) => (
          <ChangeRow key={text}>
            <Badge tone={TONES[kind]}>{translate(`changes.${kind}`)}</Badge>
            <span>{withCode(translate(text))}</span>
          </ChangeRow>
        ))}
      </Changes>
    </>
  );
}

/** A text with names in backticks, which are shown as code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
