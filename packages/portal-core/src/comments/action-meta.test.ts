import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseActionMeta, statusChangeMeta } from './action-meta.js';
import { COMMENT_STATUSES } from './comment.types.js';

it('a status change in a comment is read as it was written', () => {
  const status = fc.constantFrom(...COMMENT_STATUSES);
  fc.assert(
    fc.property(fc.oneof(status, fc.constant('' as const)), status, (from, to) => {
      expect(parseActionMeta(statusChangeMeta({ from, to }))).toEqual({ from, to });
    }),
  );
  expect(statusChangeMeta({ from: '', to: 'OPEN' })).toBe('{"action":"changeStatus","from":"","to":"OPEN"}');
});

it('a broken status change in a comment is ignored', () => {
  const broken = ['', '{', 'null', '5', '[]', '"changeStatus"', undefined, null];
  expect(broken.map(parseActionMeta)).toEqual(broken.map(() => null));
  expect(parseActionMeta('{"action":"changeStatus","from":"OPEN","to":"LOST"}')).toBeNull();
  expect(parseActionMeta('{"action":"delete","from":"OPEN","to":"DONE"}')).toBeNull();
});

it('a status change in a comment shows the new status even when the old one is unknown', () => {
  const meta = '{"action":"changeStatus","from":null,"to":"DONE"}';
  expect(parseActionMeta(meta)).toEqual({ from: '', to: 'DONE' });
});

it('reading the status change of a comment throws for no text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const change = parseActionMeta(text);
      if (change !== null) expect(COMMENT_STATUSES).toContain(change.to);
    }),
  );
});
