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

/** Checks that nothing extends beyond the place of `inWidth`; the wider page around it would not show it. */
export async function keepsToWidth({
  canvasElement,
}: {
  readonly canvasElement: HTMLElement;
}): Promise<void> {
  const place = canvasElement.querySelector('[data-in-width]');
  await expect(place!.scrollWidth).toBeLessThanOrEqual(place!.clientWidth);
}
