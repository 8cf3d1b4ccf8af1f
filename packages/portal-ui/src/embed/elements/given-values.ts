import { attributeOf, type ValueKind } from './tags.js';

/** What an element takes, by the name of its property. */
export type ValueKinds = Readonly<Record<string, ValueKind>>;

/** What one element was told: by a property, else by the attribute of the same name. */
export class GivenValues {
  readonly #element: Element;
  readonly #kinds: ValueKinds;
  readonly #onChange: () => void;
  readonly #properties: Record<string, unknown> = {};

  /** `onChange` is called when a property is set. */
  constructor(element: Element, kinds: ValueKinds, onChange: () => void) {
    this.#element = element;
    this.#kinds = kinds;
    this.#onChange = onChange;
  }

  /** Undefined where nobody said anything. */
  get(name: string): unknown {
    if (this.#properties[name] !== undefined) return this.#properties[name];
    const kind = this.#kinds[name];
    const text = kind === 'object' ? null : this.#element.getAttribute(attributeOf(name));
    return text === null || kind !== 'number' ? (text ?? undefined) : Number(text);
  }

  set(name: string, value: unknown): void {
    this.#properties[name] = value;
    this.#onChange();
  }
}

/** The attributes of what can be said as text. */
export function attributesOf(kinds: ValueKinds): string[] {
  return Object.entries(kinds)
    .filter(([, kind]) => kind !== 'object')
    .map(([name]) => attributeOf(name));
}

/** Gives the elements of a class their properties. */
export function defineProperties<E extends HTMLElement>(
  prototype: E,
  kinds: ValueKinds,
  valuesOf: (element: E) => GivenValues,
): void {
  for (const name of Object.keys(kinds))
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: E) {
        return valuesOf(this).get(name);
      },
      set(this: E, value: unknown) {
        valuesOf(this).set(name, value);
      },
    });
}

/** Properties set before the script came stand in the way of ours. */
export function takeEarlyProperties(element: HTMLElement, kinds: ValueKinds): void {
  const early = element as unknown as Record<string, unknown>;
  for (const name of Object.keys(kinds)) {
    if (!Object.hasOwn(element, name)) continue;
    const value = early[name];
    delete early[name];
    early[name] = value;
  }
}
