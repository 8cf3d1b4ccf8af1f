import { describe, expect, it } from 'vitest';
import { validatePassword } from './password.rules.js';

describe('validatePassword', () => {
  it.each([
    ['', 'required'],
    ['a', 'minLength'],
    ['12345', 'minLength'],
    ['ahoi12', undefined],
    ['abcdeghklm'.repeat(2), undefined],
    ['a'.repeat(21), 'maxLength'],
  ])('judges %j by its length', (password, code) => {
    expect(validatePassword(password, 'nordwind')[0]?.code).toBe(code);
  });

  it('counts an emoji as one character', () => {
    expect(validatePassword('😀😁🚀⛵️'.repeat(4), 'nordwind')).toEqual([]);
    expect(validatePassword('😀'.repeat(5), 'nordwind')).toEqual([
      { path: 'password', code: 'minLength', params: { min: 6 } },
    ]);
  });

  it('counts blanks like any other character', () => {
    expect(validatePassword('  a b ', 'nordwind')).toEqual([]);
  });

  it.each(['123456', 'Passwort1', 'QWERTZ123', 'passw0rd!', 'P@ssw0rt', 'pa55word'])(
    'refuses %j, which everyone tries first',
    (password) => {
      expect(validatePassword(password, 'nordwind')).toEqual([{ path: 'password', code: 'commonPassword' }]);
    },
  );

  it.each([
    ['kontor-demo', 'nordwind', 'demoPassword'],
    ['Kontor-Demo-2026', 'nordwind', 'demoPassword'],
    ['kontor', 'nordwind', 'productPassword'],
    ['KONTOR 2026!', 'nordwind', 'productPassword'],
    ['Kontor-Portal', 'nordwind', 'productPassword'],
    ['rotnok1', 'nordwind', 'productPassword'],
    ['k0ntor', 'nordwind', 'productPassword'],
    ['K0nt0r-2026', 'nordwind', 'productPassword'],
    ['nordwind', 'NordWind', 'usernamePassword'],
    ['dniwdron', 'nordwind', 'usernamePassword'],
    ['Nordwind-2026', ' nordwind ', 'usernamePassword'],
    ['sys2sys2', 'sys2', 'usernamePassword'],
    ['jörg.petersen', 'Jörg Petersen', 'usernamePassword'],
    ['      ', 'nordwind', 'uniformPassword'],
    [' \t\u00a0   ', 'nordwind', 'uniformPassword'],
    ['a'.repeat(20), 'nordwind', 'uniformPassword'],
    ['aAaAaA', 'nordwind', 'uniformPassword'],
    ['ababab', 'nordwind', 'uniformPassword'],
    ['abcabc', 'nordwind', 'uniformPassword'],
    ['111112', 'nordwind', 'uniformPassword'],
    ['211111', 'nordwind', 'uniformPassword'],
    ['xyxyxyx', 'nordwind', 'uniformPassword'],
    ['😀'.repeat(6), 'nordwind', 'uniformPassword'],
  ] as const)('refuses %j of the user %j: %s', (password, username, code) => {
    expect(validatePassword(password, username)).toEqual([{ path: 'password', code }]);
  });

  it.each(['Ahoi-Kontor', 'kontor-test', 'nordwind-segelt', '!!!???', 'süd und nordwind'])(
    'takes %j, which only begins or ends like a name',
    (password) => {
      expect(validatePassword(password, 'nordwind')).toEqual([]);
      expect(validatePassword(password, '.')).toEqual([]);
    },
  );
});
