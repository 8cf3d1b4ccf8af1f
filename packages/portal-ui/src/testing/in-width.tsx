import type { Decorator } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** A story in a place at most so wide, in px. */
export const inWidth =
  (width: number): Decorator =>
  (Story) => (
    <div data-in-width style={{ maxWidth: width }}>
      <Story />
    </div>
  );

/** Sees that nothing stands out of the place of `inWidth`; the page around it is wider and would not tell. */
export async function keepsToWidth({
  canvasElement,
}: {
  readonly canvasElement: HTMLElement;
}): Promise<void> {
  const place = canvasElement.querySelector('[data-in-width]');
  await expect(place!.scrollWidth).toBeLessThanOrEqual(place!.clientWidth);
}
