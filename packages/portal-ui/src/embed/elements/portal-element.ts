import type { Tag } from './element-description.js';
import {
  attributesOf,
  defineProperties,
  GivenValues,
  takeEarlyProperties,
  type ValueKinds,
} from './given-values.js';
import { SETTINGS, TAGS } from './tags.js';
import { WidgetLife } from './widget-life.js';

/** Creates the class of a custom element, which renders into its open shadow root. `origin` is the origin of the script. */
export function portalElement(tag: Tag, origin: string): CustomElementConstructor {
  const kinds: ValueKinds = { ...SETTINGS, ...TAGS[tag] };

  // Made here and not beside: without a page there is no HTMLElement to extend.
  class PortalElement extends HTMLElement {
    static readonly observedAttributes = attributesOf(kinds);
    static {
      defineProperties(PortalElement.prototype, kinds, (element) => element.#values);
    }

    readonly #values = new GivenValues(this, kinds, () => this.#widget.update());
    readonly #widget = new WidgetLife(this, { tag, origin, values: this.#values });

    connectedCallback(): void {
      takeEarlyProperties(this, kinds);
      this.#widget.begin();
    }

    disconnectedCallback(): void {
      this.#widget.end();
    }

    attributeChangedCallback(): void {
      this.#widget.update();
    }
  }
  return PortalElement;
}
