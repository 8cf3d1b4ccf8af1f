import { expect, it } from 'vitest';
import { DEMO_MERCHANTS } from './merchants.js';
import { DEMO_ACCOUNTS } from './people/accounts.js';
import { customer } from './people/recipient.js';

/** Number of customers per merchant that are checked. */
const PEOPLE = 40;

const words = {
  merchants: DEMO_MERCHANTS.map(({ erpId, name, country, shop }) => ({ erpId, name, country, shop })),
  accounts: DEMO_ACCOUNTS,
  products: DEMO_MERCHANTS.flatMap(({ erpId, products }) =>
    products.map(({ popularity: _, ...product }) => ({ merchantErpId: erpId, ...product })),
  ),
  people: DEMO_MERCHANTS.flatMap(({ erpId, place }) =>
    Array.from({ length: PEOPLE }, (_, index) => ({
      merchantErpId: erpId,
      ...customer(erpId, index + 1, place).address,
    })),
  ),
};

it('the stories of portal-ui tell of the same people and products; `vitest -u` tells them anew', async () => {
  await expect(`${JSON.stringify(words, null, 2)}\n`).toMatchFileSnapshot(
    '../../../../tests/files/demo-words.json',
  );
});
