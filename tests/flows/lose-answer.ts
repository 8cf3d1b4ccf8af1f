import type { Page } from '@playwright/test';

/** Has the server do what the next request to an address asks for, and the connection break before its answer arrives. */
export async function loseNextAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
