import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { color, focusRing, font, space, useTranslate } from '@kontor/portal-ui';

/** The line at the foot of every page. */
export function LegalLinks() {
  const translate = useTranslate();
  return (
    <Line aria-label={translate('shell.legal')}>
      <Link to="/terms">{translate('shell.terms')}</Link>
      <Link to="/imprint">{translate('shell.imprint')}</Link>
    </Line>
  );
}

const Line = styled.nav`
  display: flex;
  gap: ${space('4')};
  font-size: ${font('size-xs')};
  line-height: 16px;

  a {
    ${focusRing}
    color: ${color('ink-subtle')};
    text-decoration: none;
  }

  a:hover {
    color: ${color('ink')};
    text-decoration: underline;
  }
`;
