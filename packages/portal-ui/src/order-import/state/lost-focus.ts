/** Whether nothing holds the focus in an element's page or shadow root, as after the button that held it has disappeared. */
export function isFocusLost(element: HTMLElement | null): boolean {
  const root = element?.getRootNode();
  const held = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return held === null || held === document.body;
}
