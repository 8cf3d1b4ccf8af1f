import type { PortalErrorCode } from '../../provider/index.js';
import { openFrame } from '../shadow/open-frame.js';
import { elementLanguage, elementState, type ElementState } from './element-state.js';
import type { EarlyFailure } from './failure.js';
import type { GivenValues } from './given-values.js';
import type { Mounted } from './mount.js';
import { onConfigured } from './settings.js';
import { stageComing, stageFailed, stageShown } from './stage.js';
import type { Tag } from './tags.js';

/** React and the widgets come when the first element stands in the page. */
const load = () => import('./mount.js');
/** How long a page that is all there may take to say where tokens come from, in milliseconds. */
const PATIENCE_MS = 2000;
const NOT_CONFIGURED =
  'Nobody said where tokens come from: call configure({ fetchToken }), or set the property fetchToken of this element.';

/** Which widget an element shows, and what it was told. */
export interface WidgetLifeOptions {
  readonly tag: Tag;
  /** Where the portal is unless anybody says. */
  readonly origin: string;
  readonly values: GivenValues;
}

/** The widget of one element, from the skeleton that promises it until the element has left the page. */
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

  /** The element stands in the page. */
  begin(): void {
    if (this.#mounted) return;
    stageComing(this.#element);
    this.#stopListening();
    this.#stopListening = onConfigured(() => this.update());
    this.update();
  }

  /** The element was taken out. One that is moved is put in again within the same task, and keeps what it shows. */
  end(): void {
    queueMicrotask(() => {
      if (this.#element.isConnected) return;
      this.#stopListening();
      this.#mounted?.unmount();
      this.#mounted = null;
    });
  }

  /** Shows what the element is told now, once for all changes of a task. */
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
        emit: (name, detail) => this.#emit(name, detail),
        onShown: () => stageShown(this.#element),
      });
      this.#mounted.show(state);
    } catch (error) {
      this.#fail({ kind: 'missing', onRetry: () => this.update() }, 'render_failed', String(error));
    }
  }

  /** A page that is all there and says nothing has forgotten to. */
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

  #fail(failure: EarlyFailure, code: PortalErrorCode, message: string): void {
    stageFailed(this.#element, elementLanguage(this.#options.values), failure);
    this.#emit('error', { code, message });
  }

  #state(): ElementState | null {
    const { tag, origin, values } = this.#options;
    return elementState(tag, origin, values);
  }

  #emit(name: string, detail: object): void {
    this.#element.dispatchEvent(new CustomEvent(`kontor:${name}`, { bubbles: true, composed: true, detail }));
  }
}
