import { createTranslator } from '@kontor/portal-core/i18n';
import { expect, test } from 'vitest';
import type { CheckedRow } from '../worker/protocol.js';
import { orderState } from './row-issue-texts.js';

const conflict: CheckedRow = {
  line: 2,
  cells: [],
  outcome: 'conflict',
  issues: [],
  originals: {},
  isFirst: true,
  isFallback: false,
  storedOrderId: 4002,
  isStoredCancelled: false,
  isNoItem: false,
};

test.each([
  [false, 'Gibt es schon mit anderem Inhalt (Nr. 4002)'],
  [true, 'Im Portal storniert (Nr. 4002)'],
])('a row whose number is taken says by what: cancelled %s', (isStoredCancelled, message) => {
  const state = orderState({ ...conflict, isStoredCancelled }, [], new Set(), createTranslator('de'));
  expect(state).toEqual({ level: 'warning', message });
});
