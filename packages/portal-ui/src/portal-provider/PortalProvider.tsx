import { Suspense, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { TokenSource } from '@kontor/portal-core/embedding';
import { DEFAULT_LANGUAGE, type Language } from '@kontor/portal-core/i18n';
import type { PortalClient } from '@kontor/portal-core/wire';
import { createNoticeQueue, NoticeContext, OverlayContainerProvider } from '../primitives/index.js';
import {
  appearanceStyle,
  ThemeRoot,
  themeAttributes,
  ThemeStyle,
  useHostTheme,
  useOwnGround,
  type Appearance,
} from '../theme/index.js';
import {
  ChoicesContext,
  type ChoiceStorage,
  ClientContext,
  createMemoryChoices,
  createUnsavedWork,
  DraftsContext,
  UnsavedWorkContext,
  errorEvent,
  LoadedTexts,
  type PortalEvent,
  type PortalEventDetails,
  usePortalEvents,
} from '../provider/index.js';
import { LazyNoticeRegion } from './LazyNoticeRegion.js';
import { SessionNotice } from './SessionNotice.js';
import { StylesBoundary } from './StylesBoundary.js';
import { useOwnCache } from './useOwnCache.js';

export interface PortalProviderProps {
  /** Makes the calls; see `createBrowserClient`, and `createEmbedClient` for a partner's page. */
  readonly client: PortalClient & { readonly session?: TokenSource };
  /** The cache of answers; by default one of its own, emptied when the provider leaves. Pass one to fetch data ahead. */
  readonly queryClient?: QueryClient | undefined;
  /** Language of texts, dates and numbers; German by default. May change at any time. */
  readonly locale?: Language | undefined;
  /**
   * The texts that must be there before the content is shown: all of them by default. `first` is for a page that begins with the list of
   * orders; the others are fetched with the first part that may show them.
   */
  readonly texts?: 'all' | 'first' | undefined;
  /** Theme, density and differences from the default look. May change at any time. */
  readonly appearance?: Appearance | undefined;
  /** Storage of the user's choices, such as the columns of a table. By default they are kept in memory until the page is left. */
  readonly choices?: ChoiceStorage | undefined;
  /**
   * Storage of unfinished work over a reload. By default it is kept in memory until the page is left. The host empties it when the user
   * signs out.
   */
  readonly drafts?: ChoiceStorage | undefined;
  /** Called with events that the host may want to know of. */
  readonly onEvent?: ((event: PortalEvent) => void) | undefined;
  /** Called once, when the first answers are shown. */
  readonly onReady?: (() => void) | undefined;
  /** Called when a call failed for good or the widgets could not be shown: with a stable `code`, and a `message` in their language. */
  readonly onError?: ((error: PortalEventDetails['error']) => void) | undefined;
  /** Called once for each text that is missing in the catalogue, with its name. */
  readonly onMissingText?: ((key: string) => void) | undefined;
  readonly children: ReactNode;
}

const OUR_LOOK: Appearance = {};

/**
 * Provides everything that widgets need: the client and its cache, texts and formats, theme, overlays and notices. A page may contain
 * several, each with the client of another merchant.
 */
export function PortalProvider(props: PortalProviderProps) {
  const { locale = DEFAULT_LANGUAGE } = props;
  const onEvent = listenerOf(props);
  return (
    <StylesBoundary language={locale} onBlocked={(error) => onEvent?.(errorEvent(error, locale))}>
      <Surroundings {...props} onEvent={onEvent} />
    </StylesBoundary>
  );
}

/** One listener of all that the host wants to hear; undefined if that is nothing. */
function listenerOf({ onEvent, onReady, onError }: PortalProviderProps): PortalProviderProps['onEvent'] {
  if (!onEvent && !onReady && !onError) return undefined;
  return (event) => {
    onEvent?.(event);
    if (event.type === 'load') onReady?.();
    if (event.type === 'error') onError?.({ code: event.code, message: event.message, reason: event.reason });
  };
}

function Surroundings(props: PortalProviderProps) {
  const { locale = DEFAULT_LANGUAGE, texts = 'all', appearance = OUR_LOOK, onMissingText, children } = props;
  const { session } = props.client;
  const hostTheme = useHostTheme();
  const { theme = hostTheme, density = 'comfortable', variables } = appearance;
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const [notices] = useState(createNoticeQueue);
  const cache = useOwnCache(props.queryClient);
  const [ownChoices] = useState(createMemoryChoices);
  const [ownDrafts] = useState(createMemoryChoices);
  const [unsaved] = useState(() => createUnsavedWork());
  const client = usePortalEvents(props.client, cache, { onEvent: props.onEvent, language: locale });
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const isOnOwnGround = useOwnGround(root, theme, variables);
  const style = useMemo(() => appearanceStyle(variables) as CSSProperties, [variables]);
  return (
    <QueryClientProvider client={cache}>
      <ClientContext value={client}>
        <ThemeStyle />
        <ThemeRoot
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
                  <ChoicesContext value={props.choices ?? ownChoices}>
                    <UnsavedWorkContext value={unsaved}>
                      <DraftsContext value={props.drafts ?? ownDrafts}>
                        {session ? <SessionNotice session={session}>{children}</SessionNotice> : children}
                      </DraftsContext>
                    </UnsavedWorkContext>
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
