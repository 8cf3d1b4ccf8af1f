/** A dialog that opens on every page: two by keys, and the tour that one of them leads to. */
export type QuickKey = 'palette' | 'keys' | 'tour';

/**
 * The dialog that a key press opens; null for other keys, in a text editor, where Ctrl-K sets a link, and in a dialog. `?` is a letter
 * wherever something can be typed.
 */
export function quickKeyOf(event: KeyboardEvent): QuickKey | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, isComposing } = event;
  const [target] = event.composedPath();
  if (defaultPrevented || isComposing || altKey || isInDialog(target) || isEditor(target)) return null;
  const isCommand = ctrlKey || metaKey;
  if (isCommand && !shiftKey && key.toLowerCase() === 'k') return 'palette';
  return key === '?' && !isCommand && !isField(target) ? 'keys' : null;
}

const isInDialog = (target: EventTarget | undefined): boolean =>
  target instanceof Element && target.closest('[aria-modal="true"], dialog:modal') !== null;
const isEditor = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && target.isContentEditable;
const isField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && /^(?:input|textarea|select)$/i.test(target.tagName);
