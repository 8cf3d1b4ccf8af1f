import { attributeOf, type ValueKind } from './tags.js';

/** Kinds of the values an element takes, by property name. */
export type ValueKinds = Readonly<Record<string, ValueKind>>;

/** The values given to one element: by a property, else by the attribute of the same name. */
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

  /** The value of a property; undefined if none was given. */
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

/** Names of the attributes, for all values that can be written as text. */
export function attributesOf(kinds: ValueKinds): string[] {
  return Object.entries(kinds)
    .filter(([, kind]) => kind !== 'object')
    .map(([name]) => attributeOf(name));
}

/** Defines the properties of an element class. */
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

/** Applies properties that the page set before the script was loaded. As own properties they would hide ours. */
export function takeEarlyProperties(element: HTMLElement, kinds: ValueKinds): void {
  const early = element as unknown as Record<string, unknown>;
  for (const name of Object.keys(kinds)) {
    if (!Object.hasOwn(element, name)) continue;
    const value = early[name];
    delete early[name];
    early[name] = value;
  }
}
