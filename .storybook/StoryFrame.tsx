import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createTranslator, type Language } from '@kontor/portal-core';
import {
  createNoticeQueue,
  NoticeContext,
  NoticeRegion,
  OverlayContainerProvider,
} from '../packages/portal-ui/src/primitives/index.js';
import { TranslateProvider } from '../packages/portal-ui/src/provider/TranslateProvider.js';
import { GlobalStyle, ThemeRoot, ThemeStyle, type Density } from '../packages/portal-ui/src/theme/index.js';

export interface StoryGlobals {
  readonly language: Language;
  readonly density: Density;
}

interface StoryFrameProps {
  readonly globals: StoryGlobals;
  readonly isInDocs: boolean;
  readonly children: ReactNode;
}

/** What `PortalProvider` gives a widget, without a server: texts, theme, a place for what floats, and notices. */
export function StoryFrame({ globals, isInDocs, children }: StoryFrameProps) {
  const { language, density } = globals;
  const translate = useMemo(() => createTranslator(language), [language]);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [queue] = useState(createNoticeQueue);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <TranslateProvider translate={translate} language={language}>
      <ThemeStyle />
      <GlobalStyle />
      <ThemeRoot data-density={density} style={{ padding: isInDocs ? 0 : 24 }}>
        <OverlayContainerProvider container={container}>
          <NoticeContext value={queue}>
            {children}
            <NoticeRegion queue={queue} />
          </NoticeContext>
        </OverlayContainerProvider>
        <div ref={setContainer} />
      </ThemeRoot>
    </TranslateProvider>
  );
}
