import { Suspense, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '@kontor/portal-core/i18n';
import { createNoticeQueue, NoticeContext, OverlayContainerProvider } from '../primitives/index.js';
import {
  appearanceStyle,
  themeAttributes,
  ThemedContext,
  ThemeFrame,
  ThemeStyle,
  useHostTheme,
  useOwnGround,
  type Appearance,
} from '../theme/index.js';
import { LoadedTexts } from '../provider/index.js';
import { LazyNoticeRegion } from './LazyNoticeRegion.js';

export interface ThemeRootProps {
  /** Language of texts, dates and numbers; German by default. May change at any time. */
  readonly locale?: Language | undefined;
  /** Theme, density and differences from the default look. May change at any time. */
  readonly appearance?: Appearance | undefined;
  /**
   * The texts that must be there before the content is shown: by default those of parts like buttons and dialogs (`first`). The others are
   * fetched with the first part that may show them.
   */
  readonly texts?: 'all' | 'first' | undefined;
  /** Called once for each text that is missing in the catalogue, with its name. */
  readonly onMissingText?: ((key: string) => void) | undefined;
  readonly children: ReactNode;
}

const OUR_LOOK: Appearance = {};

/**
 * Provides what a part needs that asks the portal nothing, such as `Button` or `Dialog`: theme, texts, a place for what floats, and
 * notices. `PortalProvider` brings it along.
 */
export function ThemeRoot(props: ThemeRootProps) {
  const {
    locale = DEFAULT_LANGUAGE,
    texts = 'first',
    appearance = OUR_LOOK,
    onMissingText,
    children,
  } = props;
  const hostTheme = useHostTheme();
  const { theme = hostTheme, density = 'comfortable', variables } = appearance;
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const [notices] = useState(createNoticeQueue);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const isOnOwnGround = useOwnGround(root, theme, variables);
  const style = useMemo(() => appearanceStyle(variables) as CSSProperties, [variables]);
  return (
    <ThemedContext value>
      <ThemeStyle />
      <ThemeFrame
        ref={setRoot}
        {...themeAttributes({ theme, density })}
        data-ground={isOnOwnGround ? '' : undefined}
        lang={locale}
        style={style}
        part="root"
      >
        <Suspense fallback={null}>
          <LoadedTexts language={locale} texts={texts} onMissingText={onMissingText}>
            <OverlayContainerProvider container={overlays}>
              <NoticeContext value={notices}>
                {children}
                <LazyNoticeRegion queue={notices} />
              </NoticeContext>
            </OverlayContainerProvider>
          </LoadedTexts>
        </Suspense>
        <div ref={setOverlays} />
      </ThemeFrame>
    </ThemedContext>
  );
}
