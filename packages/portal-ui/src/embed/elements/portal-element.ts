import { languageOf, type Language } from '@kontor/portal-core';
import type { PortalErrorCode } from '../../provider/portal-events.js';
import type { Appearance } from '../../theme/appearance.js';
import { openFrame } from '../shadow/open-frame.js';
import type { ElementState, Mounted } from './mount.js';
import { hideFailure, showFailure, type EarlyFailure } from './failure.js';
import { onConfigured, pageSettings, type EmbedSettings } from './settings.js';
import { hideSkeleton, showSkeleton } from './skeleton.js';
import { attributeOf, TAGS, type Tag, type ValueKind } from './tags.js';

/** React and the widgets come when the first element stands in the page. */
const load = () => import('./mount.js');
/** How long a page that is all there may take to say where tokens come from, in milliseconds. */
const PATIENCE_MS = 2000;
const NOT_CONFIGURED =
  'Nobody said where tokens come from: call configure({ fetchToken }), or set the property fetchToken of this element.';
const SETTINGS: Readonly<Record<string, ValueKind>> = {
  baseUrl: 'text',
  locale: 'text',
  theme: 'text',
  density: 'text',
  fetchToken: 'object',
  appearance: 'object',
};

/** The class of a custom element. Everything it shows stands in its open shadow root; `baseUrl` is the origin the script came from. */
export function portalElement(tag: Tag, baseUrl: string): CustomElementConstructor {
  const kinds: Readonly<Record<string, ValueKind>> = { ...SETTINGS, ...TAGS[tag] };

  class PortalElement extends HTMLElement {
    static observedAttributes = Object.entries(kinds)
      .filter(([, kind]) => kind !== 'object')
      .map(([name]) => attributeOf(name));

    readonly #given: Record<string, unknown> = {};
    #mounted: Mounted | null = null;
    #isAwaited = false;
    #patience = 0;
    #stopListening = () => {};

    connectedCallback(): void {
      takeEarlyProperties(this, kinds);
      if (this.#mounted) return;
      this.#begin();
      this.#stopListening();
      this.#stopListening = onConfigured(() => this.changed());
      this.changed();
    }

    disconnectedCallback(): void {
      // An element that is moved is taken out and put in again within one task, and keeps what it shows.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#stopListening();
        this.#mounted?.unmount();
        this.#mounted = null;
      });
    }

    attributeChangedCallback(): void {
      this.changed();
    }

    /** The value of a property, or of its attribute. */
    told(name: string): unknown {
      if (this.#given[name] !== undefined) return this.#given[name];
      const kind = kinds[name];
      const text = kind === 'object' ? null : this.getAttribute(attributeOf(name));
      return text === null || kind !== 'number' ? (text ?? undefined) : Number(text);
    }

    give(name: string, value: unknown): void {
      this.#given[name] = value;
      this.changed();
    }

    /** Shows what is given now, once for all changes of a task. */
    changed(): void {
      if (this.#isAwaited || !this.isConnected) return;
      this.#isAwaited = true;
      queueMicrotask(() => {
        this.#isAwaited = false;
        if (this.isConnected) void this.#show();
      });
    }

    async #show(): Promise<void> {
      if (this.#state() === null) return this.#waitForSettings();
      if (this.#mounted === null) this.#begin();
      try {
        const { mount } = await load();
        const state = this.#state();
        if (state === null || !this.isConnected) return;
        this.#mounted ??= mount(openFrame(this));
        this.#mounted.show(state);
      } catch (error) {
        this.#fail({ kind: 'missing', onRetry: () => this.changed() }, 'render_failed', String(error));
      }
    }

    /** Something is coming, again or at last. */
    #begin(): void {
      const parts = openFrame(this);
      hideFailure(parts);
      showSkeleton(parts);
    }

    /** The skeleton promised what did not come. */
    #fail(failure: EarlyFailure, code: PortalErrorCode, message: string): void {
      const parts = openFrame(this);
      hideSkeleton(parts);
      showFailure(parts, this.#language(), failure);
      this.#emit('error', { code, message });
    }

    /** A page that is all there and says nothing has forgotten to. */
    #waitForSettings(): void {
      if (document.readyState !== 'complete')
        return window.addEventListener('load', () => this.changed(), { once: true });
      clearTimeout(this.#patience);
      this.#patience = window.setTimeout(() => {
        if (!this.isConnected || this.#mounted || this.#state() !== null) return;
        // oxlint-disable-next-line no-console -- whoever builds the page looks there; its readers can do nothing about it
        console.error(`<${tag}> ${NOT_CONFIGURED}`);
        this.#fail({ kind: 'unconfigured' }, 'not_configured', NOT_CONFIGURED);
      }, PATIENCE_MS);
    }

    /** Null while nobody has said where tokens come from. */
    #state(): ElementState | null {
      const page: EmbedSettings = pageSettings();
      const own = (name: string) => this.told(name);
      const fetchToken = (own('fetchToken') ?? page.fetchToken) as EmbedSettings['fetchToken'];
      if (fetchToken === undefined) return null;
      const values = Object.keys(TAGS[tag]).map((name) => [name, own(name)] as const);
      return {
        tag,
        fetchToken,
        baseUrl: String(own('baseUrl') ?? page.baseUrl ?? baseUrl),
        locale: this.#language(),
        appearance: appearanceOf(own, page.appearance),
        values: Object.fromEntries(values),
        emit: (name, detail) => this.#emit(name, detail),
        onShown: () => this.#shown(),
      };
    }

    #language(): Language {
      return languageOf(String(this.told('locale') ?? pageSettings().locale ?? ''));
    }

    #shown(): void {
      const parts = openFrame(this);
      hideSkeleton(parts);
      hideFailure(parts);
    }

    #emit(name: string, detail: object): void {
      this.dispatchEvent(new CustomEvent(`kontor:${name}`, { bubbles: true, composed: true, detail }));
    }
  }

  for (const name of Object.keys(kinds))
    Object.defineProperty(PortalElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: PortalElement) {
        return this.told(name);
      },
      set(this: PortalElement, value: unknown) {
        this.give(name, value);
      },
    });
  return PortalElement;
}

/** Properties set before the script came stand in the way of ours. */
function takeEarlyProperties(element: HTMLElement, kinds: object): void {
  const early = element as unknown as Record<string, unknown>;
  for (const name of Object.keys(kinds)) {
    if (!Object.hasOwn(element, name)) continue;
    const value = early[name];
    delete early[name];
    early[name] = value;
  }
}

/** What the element says of its look before what the page says. */
function appearanceOf(own: (name: string) => unknown, page: Appearance = {}): Appearance {
  const given = (own('appearance') ?? {}) as Appearance;
  const theme = (own('theme') ?? given.theme ?? page.theme) as Appearance['theme'];
  const density = (own('density') ?? given.density ?? page.density) as Appearance['density'];
  return { theme, density, variables: given.variables ?? page.variables };
}
