import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The rows of a table are alike, and looking at every cell of fifty of them takes most of a minute. */
const FURTHER_ROWS = 'tbody > tr:nth-child(n + 8)';
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Holds what the page shows now to WCAG 2.2 AA; the failure names each rule and the elements that break it. */
export async function expectAccessible(page: Page): Promise<void> {
  // The rows of a former answer are pale until the next one has come.
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  // A document keeps axe: reading it takes as long as looking at a small page. No page here has frames of other origins.
  const has = await page.evaluate(() => 'axe' in window);
  if (!has) await page.evaluate(AXE);
  const told = await page.evaluate(
    async ([further, tags]) => {
      const { axe: run } = window as unknown as { axe: typeof axe };
      // To list what is right, and where, takes it longer than to find what is wrong; the failure names elements by their HTML.
      const { violations } = await run.run(
        { exclude: [further] },
        { runOnly: tags, resultTypes: ['violations'], selectors: false },
      );
      return violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
      );
    },
    [FURTHER_ROWS, WCAG_22_AA] as const,
  );
  expect(told).toEqual([]);
}
