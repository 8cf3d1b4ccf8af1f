import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, useTranslate } from '@kontor/portal-ui';
import { usePublicSettings } from '@kontor/portal-ui/settings';
import { Brand } from './Brand.js';
import { usePreferences } from './host-context.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { LegalLinks } from './LegalLinks.js';
import { usePageArrival } from './usePageArrival.js';

export interface PublicFrameProps {
  /** Title of the document. */
  readonly title: string;
  /** Width of the content: narrow for a form, wide for a text; narrow by default. */
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
}

/** The frame around pages that need no account: no sidebar, and no data of the user is loaded. */
export function PublicFrame({ title, width = 'narrow', children }: PublicFrameProps) {
  const translate = useTranslate();
  const [{ language }, change] = usePreferences();
  usePageArrival(title, translate('shell.documentTitle', { page: title }));
  return (
    <Frame data-width={width}>
      <Head>
        <Brand />
        <LanguageSwitch value={language} onChange={(chosen) => change({ language: chosen })} />
      </Head>
      <Column>{children}</Column>
      <footer>
        <LegalLinks settings={usePublicSettings()} />
      </footer>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-height: 100dvh;
  padding: ${space('6')} ${space('4')} ${space('4')};

  & > header,
  & > main,
  & > footer {
    max-width: 400px;
  }

  /* Its links stay where they are when the name of the company arrives behind them. */
  & > footer {
    width: 100%;
  }

  &[data-width='wide'] > header,
  &[data-width='wide'] > main,
  &[data-width='wide'] > footer {
    max-width: 720px;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
`;

const Column = styled.main`
  flex: 1;
  width: 100%;
  padding: clamp(16px, 10vh, 96px) 0 ${space('6')};
`;
