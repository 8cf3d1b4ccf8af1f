import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rows of a table are alike, and looking at every cell of fifty of them takes most of a minute. */
const FURTHER_ROWS = 'tbody > tr:nth-child(n + 8)';
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Holds what the page shows now to WCAG 2.2 AA; the failure names each rule and the elements that break it. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // To list what is right, and where, takes it longer than to find what is wrong; the failure names elements by their HTML.
    .options({ resultTypes: ['violations'], selectors: false })
    .withTags(WCAG_22_AA)
    .exclude(FURTHER_ROWS)
    // In the page itself; else every look opens a further page for the frames of other origins, which no page here has.
    .setLegacyMode()
    .analyze();
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
  expect(told).toEqual([]);
}
