import { Suspense, useEffect, useMemo, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { createTokenSource, type FetchToken, type TokenSource } from '@kontor/portal-core/embedding';
import { DEFAULT_LANGUAGE } from '@kontor/portal-core/i18n';
import { createEmbedClient } from '../create-embed-client.js';
import { tellTokenFailure } from '../tell-token-failure.js';
import { PortalProvider } from '../../portal-provider/index.js';
import { errorEvent } from '../../provider/index.js';
import { FramedStyles } from '../shadow/FramedStyles.js';
import type { ShadowParts } from '../shadow/open-frame.js';
import { ELEMENT_WIDGETS } from './element-widgets.js';
import { FailureBoundary } from '../../primitives/index.js';
import type { ElementEvent } from './element-events.js';
import type { ElementState } from './element-state.js';

/** Callbacks from the widget to its element. */
export interface ElementEvents {
  /** Dispatches the event `kontor:<type>` on the element. */
  readonly emit: (event: ElementEvent) => void;
  /** Called when the widget is shown. */
  readonly onShown: () => void;
}

/** A widget mounted in an element. */
export interface Mounted {
  /** Renders the widget with the given state. */
  show(state: ElementState): void;
  unmount(): void;
}

/** Creates a React root in an element's shadow root. */
export function mount(parts: ShadowParts, events: ElementEvents): Mounted {
  let language = DEFAULT_LANGUAGE;
  const report = (error: unknown) => events.emit(errorEvent(error, language));
  const root = createRoot(parts.app, { onCaughtError: report, onUncaughtError: report });
  return {
    show: (state) => {
      language = state.locale;
      root.render(
        <FramedStyles styles={parts.styles}>
          <Embedded state={state} events={events} />
        </FramedStyles>,
      );
    },
    unmount: () => {
      root.unmount();
      parts.dropStyles();
    },
  };
}

interface EmbeddedProps {
  readonly state: ElementState;
  readonly events: ElementEvents;
}

function Embedded({ state, events }: EmbeddedProps) {
  const { baseUrl, fetchToken, locale, appearance } = state;
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const client = useMemo(
    () =>
      createEmbedClient({
        baseUrl,
        fetchToken,
        locale: () => latest.current.locale,
        session: sessionOf(fetchToken),
      }),
    [baseUrl, fetchToken],
  );
  const Widget = ELEMENT_WIDGETS[state.tag];
  return (
    <PortalProvider
      key={keyOf(fetchToken, baseUrl)}
      client={client}
      locale={locale}
      texts="first"
      appearance={appearance}
      onEvent={events.emit}
    >
      <FailureBoundary onFailure={events.onShown}>
        <Suspense fallback={null}>
          <Widget values={state.values} emit={events.emit} />
          <Shown onShown={events.onShown} />
        </Suspense>
      </FailureBoundary>
    </PortalProvider>
  );
}

/** Calls `onShown` when it is mounted. Rendered beside the widget, so that both are mounted together. */
function Shown({ onShown }: Pick<ElementEvents, 'onShown'>) {
  useEffect(onShown, [onShown]);
  return null;
}

/** Sessions by token function. Elements with the same function share their tokens; they share no cached answers with other elements. */
const sessions = new WeakMap<FetchToken, { readonly session: TokenSource; readonly number: number }>();
let count = 0;

function entryOf(fetchToken: FetchToken) {
  const known = sessions.get(fetchToken);
  if (known) return known;
  const session = createTokenSource({ fetchToken, now: Date.now, onFailure: tellTokenFailure });
  const entry = { session, number: (count += 1) };
  sessions.set(fetchToken, entry);
  return entry;
}
const sessionOf = (fetchToken: FetchToken) => entryOf(fetchToken).session;
const keyOf = (fetchToken: FetchToken, baseUrl: string) => `${entryOf(fetchToken).number} ${baseUrl}`;
