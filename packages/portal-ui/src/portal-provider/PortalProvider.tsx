import { useState, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { TokenSource } from '@kontor/portal-core/embedding';
import { DEFAULT_LANGUAGE, type Language } from '@kontor/portal-core/i18n';
import type { PortalClient } from '@kontor/portal-core/wire';
import type { Appearance } from '../theme/index.js';
import {
  ChoicesContext,
  type ChoiceStorage,
  ClientContext,
  createMemoryChoices,
  createUnsavedWork,
  DraftsContext,
  UnsavedWorkContext,
  errorEvent,
  type PortalEvent,
  type PortalEventDetails,
  usePortalEvents,
} from '../provider/index.js';
import { SessionNotice } from './SessionNotice.js';
import { StylesBoundary } from './StylesBoundary.js';
import { ThemeRoot } from './ThemeRoot.js';
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
  const { locale = DEFAULT_LANGUAGE, texts = 'all', appearance, onMissingText, children } = props;
  const { session } = props.client;
  const cache = useOwnCache(props.queryClient);
  const [ownChoices] = useState(createMemoryChoices);
  const [ownDrafts] = useState(createMemoryChoices);
  const [unsaved] = useState(() => createUnsavedWork());
  const client = usePortalEvents(props.client, cache, { onEvent: props.onEvent, language: locale });
  return (
    <QueryClientProvider client={cache}>
      <ClientContext value={client}>
        <ChoicesContext value={props.choices ?? ownChoices}>
          <UnsavedWorkContext value={unsaved}>
            <DraftsContext value={props.drafts ?? ownDrafts}>
              <ThemeRoot locale={locale} texts={texts} appearance={appearance} onMissingText={onMissingText}>
                {session ? <SessionNotice session={session}>{children}</SessionNotice> : children}
              </ThemeRoot>
            </DraftsContext>
          </UnsavedWorkContext>
        </ChoicesContext>
      </ClientContext>
    </QueryClientProvider>
  );
}
