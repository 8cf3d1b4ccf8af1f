import { describe, expect, it } from 'vitest';
import { withinMerchant } from './within-merchant.js';

const within = (filter: object, own: number | null, chosen: number | null) =>
  withinMerchant(filter, { own, chosen });

describe('a list within the chosen merchant', () => {
  it('shows that merchant, and every merchant when none is chosen', () => {
    expect(within({}, null, 2)).toEqual({ merchantErpId: 2, displayAllMerchants: true });
    expect(within({}, null, null)).toEqual({});
    expect(within({}, 1, null)).toEqual({ displayAllMerchants: true });
  });

  it('asks for no other merchants while the account’s own is chosen', () => {
    expect(within({}, 1, 1)).toEqual({ merchantErpId: 1 });
  });

  it('shows what its own filter says, whatever is chosen', () => {
    expect(within({ displayAllMerchants: true }, null, 2)).toEqual({ displayAllMerchants: true });
    expect(within({ merchantErpId: 3 }, null, 2)).toEqual({ merchantErpId: 3, displayAllMerchants: true });
    expect(within({ merchantErpId: 3 }, 3, null)).toEqual({ merchantErpId: 3 });
  });
});
