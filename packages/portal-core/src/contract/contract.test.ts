import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { RESOURCE_CODES } from '../access/index.js';
import { CONTRACT } from './contract.js';

const duplicates = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

interface JsonSchema {
  readonly type?: string;
  readonly additionalProperties?: unknown;
}
/** Every object a schema describes, at any depth. */
function objectsOf(part: unknown): JsonSchema[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(objectsOf);
  return (part as JsonSchema).type === 'object' ? [part, ...inside] : inside;
}

describe('the contract', () => {
  it('no two calls of the contract have the same name', () => {
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

  it('a call has a name, a path and a summary of the right form', () => {
    expect(id).toMatch(/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/);
    expect(call.path).toMatch(/^(\/(:?[a-zA-Z][\w-]*(\.\w+)?))+$/);
    expect(call.summary).toMatch(/^[A-Z].*\.$/);
    expect(call.path.includes(':')).toBe(call.params !== undefined);
    if (call.method === 'GET') expect(call.body).toBeUndefined();
    expect(call.status === 204).toBe(call.responseKind === 'none');
  });

  it('says what its JSON answer is, with every property, at any depth', () => {
    expect(call.response !== undefined).toBe(call.responseKind === 'json');
    if (call.response === undefined || call.id === 'health.openapi') return;
    const schema = z.toJSONSchema(call.response as never, { io: 'output', unrepresentable: 'any' });
    for (const { additionalProperties } of objectsOf(schema))
      expect([undefined, true]).not.toContain(additionalProperties);
  });

  it('takes no property it does not know, at any depth', () => {
    const schemas = [call.params, call.query, call.body].filter((schema) => schema !== undefined);
    const objects = schemas.flatMap((schema) =>
      objectsOf(z.toJSONSchema(schema as never, { io: 'input', unrepresentable: 'any' })),
    );
    // Maps of names that the call judges itself say of what kind their values are.
    for (const { additionalProperties } of objects)
      expect([undefined, true]).not.toContain(additionalProperties);
  });
});
