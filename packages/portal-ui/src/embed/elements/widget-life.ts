import { EARLY_TEXTS } from '@kontor/portal-core/i18n';
import type { PortalErrorCode } from '../../provider/index.js';
import { openFrame } from '../shadow/open-frame.js';
import type { Tag } from './element-description.js';
import type { ElementEvent } from './element-events.js';
import { elementLanguage, elementState, type ElementState } from './element-state.js';
import type { EarlyFailure } from './failure.js';
import type { GivenValues } from './given-values.js';
import type { Mounted } from './mount.js';
import { onConfigured } from './settings.js';
import { stageComing, stageFailed, stageShown } from './stage.js';

/** Loads React and the widgets when the first element is connected. */
const load = () => import('./mount.js');
/** Time in milliseconds that a completely loaded page has to set a source of tokens. */
const PATIENCE_MS = 2000;
const NOT_CONFIGURED =
  'Nobody said where tokens come from: call configure({ fetchToken }), or set the property fetchToken of this element.';

/** The element's tag, and the values given to it. */
export interface WidgetLifeOptions {
  readonly tag: Tag;
  /** The portal's origin if no other is set. */
  readonly origin: string;
  readonly values: GivenValues;
}

/** Life cycle of one element's widget, from the skeleton until the element has left the page. */
export class WidgetLife {
  readonly #element: HTMLElement;
  readonly #options: WidgetLifeOptions;
  #mounted: Mounted | null = null;
  #isAwaited = false;
  #patience = 0;
  #stopListening = () => {};

  constructor(element: HTMLElement, options: WidgetLifeOptions) {
    this.#element = element;
    this.#options = options;
  }

  /** Call when the element was connected to the page. */
  begin(): void {
    if (this.#mounted) return;
    stageComing(this.#element);
    this.#stopListening();
    this.#stopListening = onConfigured(() => this.update());
    this.update();
  }

  /** Call when the element was disconnected. An element that is moved is connected again within the same task and keeps what it shows. */
  end(): void {
    queueMicrotask(() => {
      if (this.#element.isConnected) return;
      this.#stopListening();
      clearTimeout(this.#patience);
      this.#mounted?.unmount();
      this.#mounted = null;
    });
  }

  /** Renders the current values, once for all changes of a task. */
  update(): void {
    if (this.#isAwaited || !this.#element.isConnected) return;
    this.#isAwaited = true;
    queueMicrotask(() => {
      this.#isAwaited = false;
      if (this.#element.isConnected) void this.#show();
    });
  }

  async #show(): Promise<void> {
    if (this.#state() === null) return this.#waitForSettings();
    if (this.#mounted === null) stageComing(this.#element);
    try {
      const { mount } = await load();
      const state = this.#state();
      if (state === null || !this.#element.isConnected) return;
      this.#mounted ??= mount(openFrame(this.#element), {
        emit: (event) => this.#emit(event),
        onShown: () => stageShown(this.#element),
      });
      this.#mounted.show(state);
    } catch (error) {
      this.#fail({ kind: 'missing', onRetry: () => this.update() }, 'render_failed', String(error));
    }
  }

  /** Reports missing settings when the page has loaded completely and the time for setting them is over. */
  #waitForSettings(): void {
    if (document.readyState !== 'complete')
      return window.addEventListener('load', () => this.update(), { once: true });
    clearTimeout(this.#patience);
    this.#patience = window.setTimeout(() => {
      if (!this.#element.isConnected || this.#mounted || this.#state() !== null) return;
      // oxlint-disable-next-line no-console -- whoever builds the page looks there; its readers can do nothing about it
      console.error(`<${this.#options.tag}> ${NOT_CONFIGURED}`);
      this.#fail({ kind: 'unconfigured' }, 'not_configured', NOT_CONFIGURED);
    }, PATIENCE_MS);
  }

  #fail(failure: EarlyFailure, code: PortalErrorCode, reason: string): void {
    const language = elementLanguage(this.#options.values);
    stageFailed(this.#element, language, failure);
    this.#emit({ type: 'error', code, message: EARLY_TEXTS[language].notShown, reason });
  }

  #state(): ElementState | null {
    const { tag, origin, values } = this.#options;
    return elementState(tag, origin, values);
  }

  #emit({ type, ...detail }: ElementEvent): void {
    this.#element.dispatchEvent(new CustomEvent(`kontor:${type}`, { bubbles: true, composed: true, detail }));
  }
}
