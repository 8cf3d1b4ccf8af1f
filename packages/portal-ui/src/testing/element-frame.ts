import { waitFor, within } from 'storybook/test';

/** What the first `kontor-orders-table` below an element shows, once its first order is there. */
export async function shownInElement(canvasElement: HTMLElement) {
  const frame = await waitFor(() => {
    const root = canvasElement.querySelector('kontor-orders-table')?.shadowRoot;
    const found = root?.querySelector<HTMLElement>('[data-kontor-frame]');
    if (!found) throw new Error('There is no widget yet');
    return found;
  });
  await within(frame).findByText('NW-2026-48213');
  return within(frame);
}
