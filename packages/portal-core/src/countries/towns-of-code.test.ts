import { describe, expect, it } from 'vitest';
import { isOneOf, townsOfPostalCode, townToEnter } from './towns-of-code.js';

describe('the towns of a post code', () => {
  it.each([
    ['01067', ['Dresden']],
    ['80331', ['München']],
    ['27336', ['Frankenfeld', 'Häuslingen', 'Rethem (Aller)']],
  ])('%s has %j', async (code, towns) => {
    expect(await townsOfPostalCode('DE', code)).toEqual(towns);
    expect(await townsOfPostalCode('', ` ${code} `)).toEqual(towns);
  });

  it.each([
    ['AT', '1010'],
    ['FR', '80331'],
    ['DE', '8033'],
    ['DE', 'D-803'],
    ['DE', '00000'],
  ])('are none in %s for %s', async (country, code) => {
    expect(await townsOfPostalCode(country, code)).toEqual([]);
  });

  it('are no companies that have a code of their own', async () => {
    expect(await townsOfPostalCode('DE', '11501')).toEqual([]);
  });
});

describe('a town', () => {
  it('is entered where nobody typed another', () => {
    expect(townToEnter('', '', ['Dresden'])).toBe('Dresden');
    expect(townToEnter('Dresden', 'Dresden', ['Leipzig'])).toBe('Leipzig');
    expect(townToEnter('Radebeul', '', ['Dresden'])).toBeNull();
    expect(townToEnter('', '', ['Buchheim', 'Leibertingen'])).toBeNull();
    expect(townToEnter('', '', [])).toBeNull();
  });

  it('is known with a district behind it, and no other town that begins like it', () => {
    expect(isOneOf('dresden', ['Dresden'])).toBe(true);
    expect(isOneOf('Dresden-Striesen', ['Dresden'])).toBe(true);
    expect(isOneOf('Muenchen', ['München'])).toBe(true);
    expect(isOneOf('Weilheim', ['Weil'])).toBe(false);
    expect(isOneOf('', ['Dresden'])).toBe(false);
  });
});
