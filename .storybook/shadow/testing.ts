import { expect, screen as ofThePage, userEvent as simulated, within } from 'storybook/test';
import { userEvent as real } from 'vitest/browser';
import { storyRoot } from './story-root.js';

export * from 'storybook/test';

const root = () => storyRoot(document.body);

/** Looks for things in the shadow root of the story, where the page's own queries do not reach. */
export const screen = new Proxy(ofThePage, { get: (_, name) => Reflect.get(within(root()), name) });

/** What a story asks the document for, asked of its shadow root. */
export const storyDocument = new Proxy(document, {
  get(page, name) {
    const from = name === 'activeElement' || String(name).startsWith('querySelector') ? inRoot() : page;
    const value: unknown = Reflect.get(from, name);
    return typeof value === 'function' ? value.bind(from) : value;
  },
});

const inRoot = () => root().getRootNode() as Document | ShadowRoot;

/** The browser gives keys to the frame that has its focus, which is not this one before something was pressed here. */
async function press(text: string): Promise<void> {
  window.focus();
  await real.keyboard(text);
}

/** Keys are pressed for real: simulated, they are told to what has the focus of the document itself. */
const typedForReal: Partial<typeof simulated> = {
  async tab({ shift = false } = {}) {
    await press(shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
  },
  async keyboard(text) {
    await press(text);
    return undefined as never;
  },
  async clear(element) {
    (element as HTMLInputElement).focus();
    await press('{Control>}a{/Control}{Delete}');
  },
  async type(element, text) {
    (element as HTMLInputElement).focus();
    await press(text);
  },
  async paste(text) {
    const field = inRoot().activeElement as HTMLInputElement | HTMLTextAreaElement;
    const room = field.maxLength < 0 ? Infinity : field.maxLength - field.value.length;
    field.setRangeText(String(text).slice(0, room));
    field.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
  },
};

export const userEvent = new Proxy(simulated, {
  get: (target, name) => Reflect.get(name in typedForReal ? typedForReal : target, name),
});

expect.extend({
  /** The focus of a shadow root is the root's own; the page only knows the element that holds the root. */
  toHaveFocus(element: Element) {
    const { activeElement } = element.getRootNode() as ShadowRoot;
    const shown = (one: Element | null) => one?.outerHTML.slice(0, 200);
    return {
      pass: activeElement === element,
      message: () => `expected ${shown(element)} to have the focus, ${shown(activeElement)} has it`,
    };
  },
});
