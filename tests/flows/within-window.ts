import { expect, type Page } from '@playwright/test';

/** Nothing stands out of the window's right edge, once what is still on its way has come. */
export async function expectWithinWindow(page: Page): Promise<void> {
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overhang).toBe(0);
}
