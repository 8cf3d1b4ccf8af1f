import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Button, color, font, space, useCurrentUser, useTranslate } from '@kontor/portal-ui';
import { useHost } from './host-context.js';

/** Says across the page who really acts and as whom, with the way out. Nothing while one is oneself. */
export function ImpersonationBand() {
  const translate = useTranslate();
  const user = useCurrentUser();
  const { session, leaveImpersonation } = useHost();
  const isActing = user?.impersonated_by !== undefined;
  useEffect(() => {
    if (!isActing) return undefined;
    const watch = setInterval(() => {
      if (session.loggedInAs() === null) leaveImpersonation();
    }, CHECKED_EVERY_MS);
    return () => clearInterval(watch);
  }, [isActing, session, leaveImpersonation]);
  if (!user?.impersonated_by) return null;
  return (
    <Band>
      <span>
        {translate('shell.impersonating', { actor: user.impersonated_by.username, user: user.username })}
      </span>
      <Button size="small" onPress={leaveImpersonation}>
        {translate('shell.leaveImpersonation')}
      </Button>
    </Band>
  );
}

/** Acting as someone else ends after an hour; what was read until then must not stay on the screen. */
const CHECKED_EVERY_MS = 5000;

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
