import { Fragment, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createTranslator } from '@kontor/portal-core/i18n';
import {
  createNoticeQueue,
  NoticeContext,
  NoticeRegion,
  OverlayContainerProvider,
} from '../packages/portal-ui/src/primitives/index.js';
import { TranslateProvider } from '../packages/portal-ui/src/provider/TranslateProvider.js';
import { signInAs } from '../packages/portal-ui/src/testing/story-network.js';
import {
  color,
  FramedTheme,
  GlobalStyle,
  ThemedContext,
  ThemeFrame,
  ThemeStyle,
} from '../packages/portal-ui/src/theme/index.js';
import type { StoryGlobals } from './toolbar.js';

interface StoryFrameProps {
  readonly globals: StoryGlobals;
  readonly children: ReactNode;
}

/** The page around a shadow root is a partner's and has no dark theme: the story brings its ground along. */
const onItsOwnGround = { boxSizing: 'border-box', minHeight: '100vh', background: color('canvas') } as const;

/** What `PortalProvider` gives a widget: texts, theme, a place for what floats, and notices; and who is signed in. */
export function StoryFrame({ globals, children }: StoryFrameProps) {
  const { language, density, role, theme } = globals;
  // Said before the first widget asks; what was asked for another role is forgotten with the widget.
  signInAs(role === 'story' ? null : role);
  // The page carries the theme; its attribute does not reach into a shadow root.
  const isFramed = useContext(FramedTheme);
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
      <ThemeFrame
        data-theme={isFramed ? theme : undefined}
        data-density={density}
        lang={language}
        style={{ padding: 24, ...(isFramed && onItsOwnGround) }}
      >
        <OverlayContainerProvider container={container}>
          <NoticeContext value={queue}>
            <ThemedContext value>
              <Fragment key={role}>{children}</Fragment>
              <NoticeRegion queue={queue} />
            </ThemedContext>
          </NoticeContext>
        </OverlayContainerProvider>
        <div ref={setContainer} />
      </ThemeFrame>
    </TranslateProvider>
  );
}
