/** What a story has been rendered into: in a shadow root the frame in it, else the story's own element. */
export function storyRoot(canvasElement: Element): HTMLElement {
  for (const element of canvasElement.querySelectorAll('*')) {
    const frame = element.shadowRoot?.querySelector<HTMLElement>('[data-kontor-frame]');
    if (frame) return frame;
  }
  return canvasElement as HTMLElement;
}
