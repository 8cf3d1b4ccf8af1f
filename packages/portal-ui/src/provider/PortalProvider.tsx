import { Suspense, useState, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { DEFAULT_LANGUAGE, type Language, type PortalClient } from '@kontor/portal-core';
import { createNoticeQueue, NoticeContext, OverlayContainerProvider } from '../primitives/index.js';
import { ThemeRoot, themeAttributes, ThemeStyle, type Density, type ThemeChoice } from '../theme/index.js';
import { LazyNoticeRegion } from './LazyNoticeRegion.js';
import { LoadedTexts } from './LoadedTexts.js';
import { ClientContext } from './portal-context.js';
import { createQueryClient } from './query-client.js';

export interface PortalProviderProps {
  /** Makes the calls; see `createBrowserClient`. */
  readonly client: PortalClient;
  /** The cache of answers; an own one unless the host wants to fetch ahead. */
  readonly queryClient?: QueryClient | undefined;
  /** German unless told. */
  readonly language?: Language | undefined;
  /** Follows the system unless told. */
  readonly theme?: ThemeChoice | undefined;
  /** Comfortable unless told. */
  readonly density?: Density | undefined;
  /** Called with the name of a text that is missing in the catalogue, once a name. */
  readonly onMissingText?: ((key: string) => void) | undefined;
  /** The widgets. */
  readonly children: ReactNode;
}

/** What every widget needs around it: the client and its cache, texts and formats, theme, overlays and notices. */
export function PortalProvider(props: PortalProviderProps) {
  const {
    client,
    language = DEFAULT_LANGUAGE,
    theme = 'system',
    density = 'comfortable',
    onMissingText,
  } = props;
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const [notices] = useState(createNoticeQueue);
  const [ownCache] = useState(() => props.queryClient ?? createQueryClient());
  return (
    <QueryClientProvider client={props.queryClient ?? ownCache}>
      <ClientContext value={client}>
        <ThemeStyle />
        <ThemeRoot {...themeAttributes({ theme, density })} lang={language}>
          <Suspense fallback={null}>
            <LoadedTexts language={language} onMissingText={onMissingText}>
              <OverlayContainerProvider container={overlays}>
                <NoticeContext value={notices}>
                  {props.children}
                  <LazyNoticeRegion queue={notices} />
                </NoticeContext>
              </OverlayContainerProvider>
            </LoadedTexts>
          </Suspense>
          <div ref={setOverlays} />
        </ThemeRoot>
      </ClientContext>
    </QueryClientProvider>
  );
}
