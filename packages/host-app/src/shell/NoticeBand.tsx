import { useEffect, useState } from 'react';
import { portalNotice, type Setting } from '@kontor/portal-core/settings';
import { color, font, space, useTranslate } from '@kontor/portal-ui';
import { NARROW } from './AccountMenu.styles.js';
import { timeZoneOf } from '@kontor/portal-ui/settings';
import { styled } from 'styled-components';

interface NoticeBandProps {
  readonly settings: readonly Setting[];
}

/** The operator's notice, shown from its start to its end. */
export function NoticeBand({ settings }: NoticeBandProps) {
  const translate = useTranslate();
  const now = useMinute();
  const notice = portalNotice(settings, now, timeZoneOf(settings));
  if (notice === null) return null;
  return (
    <Band aria-label={translate('shell.notice')} data-level={notice.level}>
      {notice.text}
    </Band>
  );
}

/** The present time, updated every minute so that a notice begins and ends while the page stays open. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(clock);
  }, []);
  return now;
}

const Band = styled.aside`
  padding: ${space('2')} ${space('6')};
  border-bottom: 1px solid ${color('info')};
  background: ${color('info-soft')};
  color: ${color('info')};
  font-size: ${font('size-sm')};
  font-weight: ${font('weight-medium')};
  white-space: pre-line;
  overflow-wrap: anywhere;

  @media ${NARROW} {
    padding-inline: ${space('3')};
  }

  &[data-level='warning'] {
    border-color: ${color('warning')};
    background: ${color('warning-soft')};
    color: ${color('warning')};
  }
`;
