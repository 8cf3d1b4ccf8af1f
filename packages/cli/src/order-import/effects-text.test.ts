import { loadTexts, translatorOf } from '@kontor/portal-core';
import { expect, test } from 'vitest';
import { effectsText } from './effects-text.js';

const t = translatorOf('en', await loadTexts('en'));

test('a shortage is told in sentences, and a delivery whose day is past is not announced as coming', () => {
  const shortage = {
    product_id: 'NW1',
    product_name: 'Cup',
    needed: 9,
    available: 1,
    missing: 8,
    coveredBy: [
      { date: '2020-01-02', qty: 3 },
      { date: '2999-01-02', qty: 5 },
    ],
    stillMissing: 0,
  };
  const effects = { shortages: [shortage], shortageCount: 1, waitingOrders: 0, waitingOrdersComplete: true };
  const [, line] = effectsText({ ...effects, twins: [], twinsInFile: [] }, { t, language: 'en' });
  expect(line).toMatch(
    /3 were announced for Jan 2, 2020 and are not here yet, 5 announced for Jan 2, 2999\. The announced deliveries cover the rest\.$/,
  );
});
