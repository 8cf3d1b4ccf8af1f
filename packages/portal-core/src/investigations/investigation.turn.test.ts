import { describe, expect, it } from 'vitest';
import type { ResourceCode } from '../access/index.js';
import { sideOf, turnAfter } from './investigation.turn.js';

const side = (roleId: number, ...codes: ResourceCode[]) => sideOf({ roleId, resources: new Set(codes) });

describe('the side of a user', () => {
  it('is the staff for whoever may read all merchants', () => {
    expect(side(1)).toBe('staff');
    expect(side(3, '/getForAllMerchants')).toBe('staff');
    expect(side(2, '/orders')).toBe('merchant');
  });
});

describe('whose turn it is', () => {
  it('is the other side after a comment', () => {
    expect(turnAfter({ by: 'merchant', from: '', status: 'OPEN' })).toBe('staff');
    expect(turnAfter({ by: 'staff', from: '', status: 'OPEN' })).toBe('merchant');
    expect(turnAfter({ by: 'staff', from: 'UNDER_REVIEW', status: 'UNDER_REVIEW' })).toBe('merchant');
    expect(turnAfter({ by: 'merchant', from: 'UNDER_REVIEW', status: 'UNDER_REVIEW' })).toBe('staff');
  });

  it('is the staff once it has begun a review', () => {
    expect(turnAfter({ by: 'staff', from: 'OPEN', status: 'UNDER_REVIEW' })).toBe('staff');
    expect(turnAfter({ by: 'staff', from: 'DONE', status: 'UNDER_REVIEW' })).toBe('staff');
  });

  it('is nobody once it is done, until the merchant writes again', () => {
    expect(turnAfter({ by: 'staff', from: 'UNDER_REVIEW', status: 'DONE' })).toBeNull();
    expect(turnAfter({ by: 'merchant', from: 'OPEN', status: 'DONE' })).toBeNull();
    expect(turnAfter({ by: 'staff', from: 'DONE', status: 'DONE' })).toBeNull();
    expect(turnAfter({ by: 'merchant', from: 'DONE', status: 'DONE' })).toBe('staff');
  });
});
