import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { settingText } from '@kontor/portal-core/settings';
import { color, focusRing, font, useTranslate } from '@kontor/portal-ui';
import { usePublicSettings } from '@kontor/portal-ui/settings';

/** The contact for problems with signing in: the operator's address from the settings, else the imprint. */
export function SignInHelp() {
  const translate = useTranslate();
  const settings = usePublicSettings() ?? [];
  const email = settingText(settings, 'support_email');
  const hours = settingText(settings, 'support_hours');
  return (
    <Help>
      {translate('session.needHelp')}{' '}
      {email === '' ? (
        <Link to="/imprint">{translate('shell.contact')}</Link>
      ) : (
        <a href={`mailto:${email}`}>{translate('shell.contact')}</a>
      )}
      {hours !== '' && <span>{hours}</span>}
    </Help>
  );
}

const Help = styled.p`
  color: ${color('ink-subtle')};
  font-size: ${font('size-sm')};

  a {
    ${focusRing}
    color: ${color('accent')};
  }

  span {
    display: block;
    white-space: pre-line;
  }
`;
