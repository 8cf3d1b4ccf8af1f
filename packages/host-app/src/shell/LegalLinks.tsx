import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { color, focusRing, font, space, useTranslate } from '@kontor/portal-ui';

export interface LegalLinksProps {
  /** An address elsewhere; the portal's own page unless told. */
  readonly terms?: string | undefined;
  readonly imprint?: string | undefined;
}

/** The line at the foot of every page. */
export function LegalLinks({ terms, imprint }: LegalLinksProps) {
  const translate = useTranslate();
  return (
    <Line aria-label={translate('shell.legal')}>
      {terms === undefined ? (
        <Link to="/terms">{translate('shell.terms')}</Link>
      ) : (
        <a href={terms} rel="noopener noreferrer">
          {translate('shell.terms')}
        </a>
      )}
      {imprint === undefined ? (
        <Link to="/imprint">{translate('shell.imprint')}</Link>
      ) : (
        <a href={imprint} rel="noopener noreferrer">
          {translate('shell.imprint')}
        </a>
      )}
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
