import type { Locator, Page } from '@playwright/test';
import { createClient } from '@kontor/portal-core/contract';
import { apiKeysCreate, embedSessionsCreate, EMBEDDABLE_CODES } from '@kontor/portal-core/embedding';
import { currentUser } from '@kontor/portal-core/session';
import { fetchTransport } from '../flows/fetch-transport.js';
import { test as base, type DemoUser, type Portal } from '../flows/portal.js';
import { startPartner, type Partner, type Trade } from './partner.js';

export { expect } from '@playwright/test';

/** An event a page of the partner's heard of. */
export interface Told {
  readonly name: string;
  readonly detail: Record<string, unknown>;
  readonly tag: string;
  readonly composed: boolean;
}
declare global {
  interface Window {
    told: Told[];
  }
}

/** What the page heard of until now. */
export function told(page: Page): Promise<readonly Told[]> {
  return page.evaluate(() => window.told);
}

interface Fixtures {
  /** The embedded orders. */
  embedded: EmbeddedOrders;
}

/** Tests on pages of a second origin, whose back end holds API keys of two merchants, and one of the warehouse for Nordwind. */
export const test = base.extend<Fixtures, { partner: Partner }>({
  user: null,
  partner: [
    async ({ portal }, use) => {
      const partner = await startPartner(portal.url, (origin) => tradeWithKeys(portal, origin));
      await use(partner);
      await partner.stop();
    },
    { scope: 'worker' },
  ],
  embedded: ({ page }, use) => use(new EmbeddedOrders(page)),
});

async function tradeWithKeys(portal: Portal, origin: string): Promise<Trade> {
  const admin = await portal.client('admin');
  const keys = new Map<string, { secret: string; merchant: number }>();
  const nordwind = (await (await portal.client('nordwind')).call(currentUser, {})).merchant!.id;
  for (const user of ['nordwind', 'alpenshop', 'lager'] as const) {
    const { id, merchant } = await (await portal.client(user)).call(currentUser, {});
    const merchant_id = merchant?.id ?? nordwind;
    const key = await admin.call(apiKeysCreate, {
      body: {
        name: `Partner ${user}`,
        user_id: id,
        merchant_id,
        scopes: ['embed:sessions'],
        resources: EMBEDDABLE_CODES,
        origins: [origin],
      },
    });
    keys.set(user, { secret: key.secret, merchant: merchant_id });
  }
  return (user) => {
    const { secret, merchant } = keys.get(user as DemoUser)!;
    const backEnd = createClient({ transport: fetchTransport(portal.url), token: () => secret });
    return backEnd.call(embedSessionsCreate, {
      body: { resources: EMBEDDABLE_CODES, access: 'write', merchant_id: merchant, origins: [origin] },
    });
  };
}

/** The orders table on a foreign page, in German. */
export class EmbeddedOrders {
  constructor(
    readonly page: Page,
    readonly element: Locator = page.locator('kontor-orders-table').first(),
  ) {}

  get rows(): Locator {
    return this.element.getByRole('rowheader');
  }

  /** Sorts by a column's header and back. */
  head(name: string): Locator {
    return this.element.getByRole('columnheader', { name });
  }

  get createButton(): Locator {
    return this.element.getByRole('button', { name: 'Bestellung anlegen' });
  }

  get dialog(): Locator {
    return this.element.getByRole('dialog', { name: 'Bestellung anlegen' });
  }
}
