import { portalNotice } from '@kontor/portal-core';
import { color, font, space, useTranslate } from '@kontor/portal-ui';
import { timeZoneOf, useSettings } from '@kontor/portal-ui/settings';
import { styled } from 'styled-components';

/** What the operator tells everyone above every page. Nothing while there is no notice. */
export function NoticeBand() {
  const translate = useTranslate();
  const { settings } = useSettings();
  if (settings === undefined) return null;
  const notice = portalNotice(settings, Date.now(), timeZoneOf(settings));
  if (notice === null) return null;
  return (
    <Band aria-label={translate('shell.notice')} data-level={notice.level}>
      {notice.text}
    </Band>
  );
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

  &[data-level='warning'] {
    border-color: ${color('warning')};
    background: ${color('warning-soft')};
    color: ${color('warning')};
  }
`;
