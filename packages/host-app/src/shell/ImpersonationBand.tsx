import { styled } from 'styled-components';
import { Button, color, font, space, useCurrentUser, useTranslate } from '@kontor/portal-ui';
import { useHost } from './host-context.js';

/** Says across the page who really acts and as whom, with the way out. Nothing while one is oneself. */
export function ImpersonationBand() {
  const translate = useTranslate();
  const user = useCurrentUser();
  const { session } = useHost();
  if (!user?.impersonated_by) return null;
  const leave = () => {
    session.leaveImpersonation();
    window.location.assign('/dashboard');
  };
  return (
    <Band>
      <span>
        {translate('shell.impersonating', { actor: user.impersonated_by.username, user: user.username })}
      </span>
      <Button size="small" onPress={leave}>
        {translate('shell.leaveImpersonation')}
      </Button>
    </Band>
  );
}

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
