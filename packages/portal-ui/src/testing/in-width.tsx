import type { Decorator } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Decorator that limits a story to a width in pixels. */
export const inWidth =
  (width: number): Decorator =>
  (Story) => (
    <div data-in-width style={{ maxWidth: width }}>
      <Story />
    </div>
  );

/** Checks that nothing overflows the box of `inWidth`. */
export async function keepsToWidth({
  canvasElement,
}: {
  readonly canvasElement: HTMLElement;
}): Promise<void> {
  const place = canvasElement.querySelector('[data-in-width]');
  await expect(place!.scrollWidth).toBeLessThanOrEqual(place!.clientWidth);
}
