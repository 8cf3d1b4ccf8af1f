import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { Language } from '@kontor/portal-core/i18n';
import {
  Button,
  color,
  font,
  space,
  useCurrentUser,
  useLanguage,
  useNotify,
  useTranslate,
} from '@kontor/portal-ui';
import { useHost } from './host-context.js';

/** A band across the page that names the user who really acts and the one acted as, with a button to end it. Renders nothing otherwise. */
export function ImpersonationBand() {
  const translate = useTranslate();
  const language = useLanguage();
  const user = useCurrentUser();
  const { session, leaveImpersonation } = useHost();
  const until = session.loggedInUntil();
  useImpersonationEnd(until);
  if (!user?.impersonated_by) return null;
  const names = { actor: user.impersonated_by.username, user: user.username };
  return (
    <Band>
      <span>
        {translate('shell.impersonating', names)}
        {until !== null && (
          <Until>{translate('shell.impersonatingUntil', { time: timeOfDay(until, language) })}</Until>
        )}
      </span>
      <Button size="small" onPress={() => void leaveImpersonation()}>
        {translate('shell.leaveImpersonation')}
      </Button>
    </Band>
  );
}

/** Ends an impersonation after its hour, so that nothing read as someone else stays on the screen, and then explains why. */
function useImpersonationEnd(until: number | null): void {
  const translate = useTranslate();
  const notify = useNotify();
  const { endImpersonation, takeImpersonationEnd } = useHost();
  // The browser still speaks the other's language until one's own account is known.
  const isOwnLanguage = useCurrentUser()?.language === useLanguage();
  useEffect(() => {
    if (until === null) return undefined;
    const watch = setInterval(() => {
      if (until * 1000 <= Date.now()) endImpersonation();
    }, CHECKED_EVERY_MS);
    return () => clearInterval(watch);
  }, [until, endImpersonation]);
  useEffect(() => {
    if (!isOwnLanguage || !takeImpersonationEnd()) return;
    notify({
      level: 'warning',
      title: translate('shell.impersonationEnded'),
      message: translate('shell.impersonationEndedText'),
    });
  }, [notify, translate, isOwnLanguage, takeImpersonationEnd]);
}

const CHECKED_EVERY_MS = 5000;

const timeOfDay = (seconds: number, language: Language) =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    seconds * 1000,
  );

const Until = styled.span`
  margin-left: ${space('2')};
  font-weight: ${font('weight-regular')};
`;

const Band = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space('1')} ${space('4')};
  padding: ${space('1')} ${space('4')};
  background: ${color('warning-soft')};
  border-bottom: 1px solid ${color('warning')};
  color: ${color('warning')};
  font-size: ${font('size-sm')};
  font-weight: ${font('weight-medium')};
`;
