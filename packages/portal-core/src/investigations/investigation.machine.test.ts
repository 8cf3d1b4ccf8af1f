import { describe, expect, it } from 'vitest';
import { INVESTIGATION_STATUSES } from './investigation.types.js';
import { investigationActions, investigationEvent, investigationMachine } from './investigation.machine.js';

describe('the status of an investigation', () => {
  it('begins with the first comment and no other way', () => {
    expect(investigationMachine.events('')).toEqual(['open']);
    expect(investigationMachine.next('', 'open')).toBe('OPEN');
    expect(investigationActions('')).toEqual([]);
    expect(INVESTIGATION_STATUSES.map((status) => investigationEvent('', status))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is offered every status of the menu but its own', () => {
    expect(investigationActions('OPEN')).toEqual(['startReview', 'putToDone']);
    expect(investigationActions('UNDER_REVIEW')).toEqual(['putToDone']);
    expect(investigationActions('DONE')).toEqual(['startReview']);
  });

  it('never goes back to open, and never to what it is', () => {
    for (const from of INVESTIGATION_STATUSES) {
      expect(investigationEvent(from, 'OPEN')).toBeNull();
      expect(investigationEvent(from, from)).toBeNull();
    }
  });
});
