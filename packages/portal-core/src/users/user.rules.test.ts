import { describe, expect, it } from 'vitest';
import { validateUser } from './user.rules.js';
import type { UserInput } from './user.types.js';

const aUser = (fields: Partial<UserInput> = {}): UserInput => ({
  username: 'nina',
  full_name: 'Nina Petersen',
  email: 'nina@nordwind.example',
  password: 'Ahoi-Kontor',
  user_role_id: 2,
  merchant_id: 20,
  erp_shop_code: 'NW01',
  display_only_stock_products: false,
  products_status: '',
  language: 'de',
  ...fields,
});
const outcome = (fields: Partial<UserInput>, isNew = true) =>
  validateUser(aUser(fields), isNew ? null : { username: 'nina' }).map(({ path, code }) => `${path} ${code}`);

describe('validateUser', () => {
  it.each<[Partial<UserInput>, string[]]>([
    [{}, []],
    [{ username: ' ' }, ['username required']],
    [{ username: 'n' }, ['username minLength']],
    [{ username: 'n'.repeat(191) }, []],
    [{ username: 'n'.repeat(192) }, ['username maxLength']],
    [{ erp_shop_code: null }, []],
    [{ erp_shop_code: 'x'.repeat(21) }, ['erp_shop_code maxLength']],
    [{ full_name: 'Ni' }, ['full_name minLength']],
    [{ full_name: 'N'.repeat(51) }, ['full_name maxLength']],
    [{ email: 'a@b' }, ['email minLength']],
    [{ email: 'nina.nordwind' }, ['email email']],
    [{ user_role_id: 0 }, ['user_role_id required']],
    [{ user_role_id: 1.5 }, ['user_role_id numbersOnly']],
    [{ dashboard_config_id: 0 }, ['dashboard_config_id required']],
    [{ language: 'fr' as never }, ['language language']],
    [{ password: 'kurz' }, ['password minLength']],
    [{ username: 'n\u0456na' }, ['username usernameCharacters']],
  ])('judges %j', (fields, issues) => {
    expect(outcome(fields)).toEqual(issues);
  });

  it('asks for a password of new users only', () => {
    expect(outcome({ password: '' })).toEqual(['password required']);
    expect(outcome({ password: '' }, false)).toEqual([]);
  });

  it('leaves a stored username of other characters alone until it changes', () => {
    const stored = { username: 'n\u0456na' };
    expect(validateUser(aUser(stored), stored)).toEqual([]);
    expect(validateUser(aUser({ username: 'n\u0456n\u0430' }), stored)).toMatchObject([
      { code: 'usernameCharacters' },
    ]);
  });

  it('asks for the merchant of a merchant’s user, not of staff and not where the server decides', () => {
    expect(outcome({ merchant_id: null })).toEqual(['merchant_id merchantRequired']);
    expect(outcome({ merchant_id: null, user_role_id: 3 })).toEqual([]);
    const { merchant_id: _, ...undecided } = aUser();
    expect(validateUser(undecided, null)).toEqual([]);
  });
});
