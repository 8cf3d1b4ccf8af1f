import { validateComment } from '@kontor/portal-core/comments';
import { investigationMachine, INVESTIGATION_STATUSES } from '@kontor/portal-core/investigations';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../rich-text/index.js';
import { CONVERSATIONS } from './conversations.js';

describe.each(INVESTIGATION_STATUSES)('a demo conversation that ends in %s', (end) => {
  it.each(CONVERSATIONS[end].map((turns, index) => [index, turns] as const))(
    '%i follows the machine',
    (_, turns) => {
      let status = investigationMachine.next('', 'open');
      for (const { to } of turns.slice(1)) {
        if (to === undefined) continue;
        const reachable = investigationMachine
          .events(status)
          .map((event) => investigationMachine.next(status, event));
        expect(reachable).toContain(to);
        status = to;
      }
      expect(turns[0]?.to).toBeUndefined();
      expect(status).toBe(end);
    },
  );

  it('says only what could be stored', () => {
    for (const { text } of CONVERSATIONS[end].flat()) {
      expect(validateComment(text)).toEqual([]);
      expect(cleanHtml(text)).toBe(text);
    }
  });
});
