import { describe, expect, it } from 'vitest';
import { validatePassword } from './password.rules.js';

describe('validatePassword', () => {
  it.each([
    ['', 'required'],
    ['a', 'minLength'],
    ['12345', 'minLength'],
    ['ahoi12', undefined],
    ['a'.repeat(20), undefined],
    ['a'.repeat(21), 'maxLength'],
  ])('judges %j by its length', (password, code) => {
    expect(validatePassword(password)[0]?.code).toBe(code);
  });

  it('counts an emoji as one character', () => {
    expect(validatePassword('😀'.repeat(20))).toEqual([]);
    expect(validatePassword('😀'.repeat(5))).toEqual([
      { path: 'password', code: 'minLength', params: { min: 6 } },
    ]);
  });

  it('counts blanks like any other character', () => {
    expect(validatePassword('  a   ')).toEqual([]);
  });

  it('names the field it was asked about', () => {
    expect(validatePassword('', 'current_password')).toEqual([
      { path: 'current_password', code: 'required' },
    ]);
  });

  it.each(['123456', 'Passwort1', 'QWERTZ123'])('refuses %j, which everyone tries first', (password) => {
    expect(validatePassword(password)).toEqual([{ path: 'password', code: 'commonPassword' }]);
  });
});
