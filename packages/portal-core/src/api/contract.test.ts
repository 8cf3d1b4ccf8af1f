import { describe, expect, it } from 'vitest';
import { RESOURCE_CODES } from '../access/index.js';
import { CONTRACT } from './contract.js';

const duplicates = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('the contract', () => {
  it('names every call once', () => {
    expect(CONTRACT.length).toBeGreaterThan(20);
    expect(duplicates(CONTRACT.map(({ id }) => id))).toEqual([]);
  });

  it('answers one method of a path, whatever its parameters are called, by one call', () => {
    const places = CONTRACT.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(duplicates(places)).toEqual([]);
  });
});

describe.each(CONTRACT.map((call) => [call.id, call] as const))('%s', (id, call) => {
  it('says who may make it, with known codes', () => {
    expect(['public', 'open', 'signedIn', 'resource']).toContain(call.access.kind);
    if (call.access.kind !== 'resource') return;
    expect(call.access.anyOf.length).toBeGreaterThan(0);
    for (const code of call.access.anyOf) expect(RESOURCE_CODES).toContain(code);
  });

  it('is well formed', () => {
    expect(id).toMatch(/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/);
    expect(call.path).toMatch(/^(\/(:?[a-zA-Z][\w-]*(\.\w+)?))+$/);
    expect(call.summary).toMatch(/^[A-Z].*\.$/);
    expect(call.path.includes(':')).toBe(call.params !== undefined);
    if (call.method === 'GET') expect(call.body).toBeUndefined();
    expect(call.status === 204).toBe(call.responseKind === 'none');
  });
});
