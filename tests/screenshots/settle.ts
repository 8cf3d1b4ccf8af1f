import type { Page } from '@playwright/test';

/** Nothing has moved for so long, in milliseconds, when a page has come to rest. */
const REST = 400;
/** A picture is taken of what has not come to rest by then, in milliseconds. */
const PATIENCE = 12_000;

/** Waits until the page has come to rest: its letters are there, nothing changes, and it waits for nothing unless it never stops loading. */
export async function settle(page: Page, isLoading = false): Promise<void> {
  await page
    .waitForFunction(() => document.querySelector('h1, [role=dialog]'), null, { timeout: PATIENCE })
    .catch(() => {});
  if (!isLoading)
    await page
      .waitForFunction(() => !document.querySelector('main [aria-busy=true], [data-stale]'), null, {
        timeout: PATIENCE,
      })
      .catch(() => {});
  await page.evaluate(atRest, { rest: REST, patience: PATIENCE });
}

/** Runs in the page. */
async function atRest({ rest, patience }: { rest: number; patience: number }): Promise<void> {
  await document.fonts.ready;
  await new Promise<void>((done) => {
    let timer = setTimeout(done, rest);
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, rest);
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(done, patience);
  });
}
