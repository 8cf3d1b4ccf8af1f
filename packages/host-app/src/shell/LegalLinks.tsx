import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { settingText, type Setting } from '@kontor/portal-core/settings';
import { isWebAddress } from '@kontor/portal-core/validation';
import { color, focusRing, font, space, useTranslate } from '@kontor/portal-ui';

export interface LegalLinksProps {
  /** The portal's settings; undefined until loaded. */
  readonly settings: readonly Setting[] | undefined;
}

/** The footer of every page: the operator, terms and imprint. The settings may name addresses elsewhere. */
export function LegalLinks({ settings = [] }: LegalLinksProps) {
  const translate = useTranslate();
  return (
    <Line aria-label={translate('shell.legal')}>
      <LegalLink own="/terms" elsewhere={settingText(settings, 'legal_terms_url')}>
        {translate('shell.terms')}
      </LegalLink>
      <LegalLink own="/imprint" elsewhere={settingText(settings, 'legal_imprint_url')}>
        {translate('shell.imprint')}
      </LegalLink>
      <span>{settingText(settings, 'company_name')}</span>
    </Line>
  );
}

interface LegalLinkProps {
  /** Path of the portal's own page. */
  readonly own: '/terms' | '/imprint';
  /** An address from the settings; empty for none. */
  readonly elsewhere: string;
  readonly children: string;
}

function LegalLink({ own, elsewhere, children }: LegalLinkProps) {
  return isWebAddress(elsewhere) ? (
    <a href={elsewhere} rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <Link to={own}>{children}</Link>
  );
}

const Line = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('1')} ${space('4')};
  color: ${color('ink-subtle')};
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
