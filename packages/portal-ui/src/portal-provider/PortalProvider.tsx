import { Suspense, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { DEFAULT_LANGUAGE, type Language, type PortalClient, type TokenSource } from '@kontor/portal-core';
import { createNoticeQueue, NoticeContext, OverlayContainerProvider } from '../primitives/index.js';
import { appearanceStyle, ThemeRoot, themeAttributes, ThemeStyle, type Appearance } from '../theme/index.js';
import {
  ChoicesContext,
  type ChoiceStorage,
  ClientContext,
  createMemoryChoices,
  createQueryClient,
  DraftsContext,
  errorEvent,
  LoadedTexts,
  type PortalEvent,
  usePortalEvents,
} from '../provider/index.js';
import { LazyNoticeRegion } from './LazyNoticeRegion.js';
import { SessionNotice } from './SessionNotice.js';
import { StylesBoundary } from './StylesBoundary.js';

export interface PortalProviderProps {
  /** Makes the calls; see `createBrowserClient`, and `createEmbedClient` for a partner's page. */
  readonly client: PortalClient & { readonly session?: TokenSource };
  /** The cache of answers; an own one unless the host wants to fetch ahead. */
  readonly queryClient?: QueryClient | undefined;
  /** Language of texts, dates and numbers; German unless told. May change at any time. */
  readonly locale?: Language | undefined;
  /** Theme, density and what differs from our look. May change at any time. */
  readonly appearance?: Appearance | undefined;
  /** Where the reader's choices are kept, such as the columns of a table; until the page is left, and nowhere else, unless told. */
  readonly choices?: ChoiceStorage | undefined;
  /** Where unfinished work waits for a reload; until the page is left, and nowhere else, unless told. The host empties it when its person signs out. */
  readonly drafts?: ChoiceStorage | undefined;
  /** Called when something happens that the host may want to know of. */
  readonly onEvent?: ((event: PortalEvent) => void) | undefined;
  /** Called with the name of a text that is missing in the catalogue, once a name. */
  readonly onMissingText?: ((key: string) => void) | undefined;
  /** The widgets. */
  readonly children: ReactNode;
}

const OUR_LOOK: Appearance = {};

/**
 * What every widget needs around it: the client and its cache, texts and formats, theme, overlays and notices. Several may stand on one
 * page, each with the client of another merchant.
 */
export function PortalProvider(props: PortalProviderProps) {
  const { locale = DEFAULT_LANGUAGE, onEvent } = props;
  return (
    <StylesBoundary language={locale} onBlocked={(error) => onEvent?.(errorEvent(error))}>
      <Surroundings {...props} />
    </StylesBoundary>
  );
}

function Surroundings(props: PortalProviderProps) {
  const { locale = DEFAULT_LANGUAGE, appearance = OUR_LOOK, onMissingText } = props;
  const { theme = 'system', density = 'comfortable', variables } = appearance;
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const [notices] = useState(createNoticeQueue);
  const [ownCache] = useState(() => props.queryClient ?? createQueryClient());
  const cache = props.queryClient ?? ownCache;
  const [ownChoices] = useState(createMemoryChoices);
  const [ownDrafts] = useState(createMemoryChoices);
  const client = usePortalEvents(props.client, cache, props.onEvent);
  const style = useMemo(() => appearanceStyle(variables) as CSSProperties, [variables]);
  return (
    <QueryClientProvider client={cache}>
      <ClientContext value={client}>
        <ThemeStyle />
        <ThemeRoot {...themeAttributes({ theme, density })} lang={locale} style={style} part="root">
          <Suspense fallback={null}>
            <LoadedTexts language={locale} onMissingText={onMissingText}>
              <OverlayContainerProvider container={overlays}>
                <NoticeContext value={notices}>
                  <ChoicesContext value={props.choices ?? ownChoices}>
                    {props.client.session && <SessionNotice session={props.client.session} />}
                    <DraftsContext value={props.drafts ?? ownDrafts}>{props.children}</DraftsContext>
                    <LazyNoticeRegion queue={notices} />
                  </ChoicesContext>
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
