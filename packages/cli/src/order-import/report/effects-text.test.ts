import { loadTexts, translatorOf } from '@kontor/portal-core/i18n';
import { cli } from '@kontor/portal-core/cli-texts/en';
import { expect, test } from 'vitest';
import { effectsText, storedTwinsText } from './effects-text.js';

const texts = { ...(await loadTexts('en')), cli };
const t = translatorOf('en', texts);

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
  const [, line] = effectsText({ ...effects, twins: [], twinsInFile: [] }, { t });
  expect(line).toMatch(
    /3 were announced for 02\.01\.2020 and are not here yet, 5 announced for 02\.01\.2999\. The announced deliveries cover the rest\.$/,
  );
});

test('twins beyond those that are shown are counted, as at least so many where the search ended early', () => {
  const last = (count: number) => {
    const twinsInFile = Array.from({ length: count }, (_, at) => ({
      external_order_id: `A-${at}`,
      line: at + 2,
      twin_external_order_id: 'B-1',
    }));
    const none = { shortages: [], shortageCount: 0, waitingOrders: 0, waitingOrdersComplete: true };
    return effectsText({ ...none, twins: [], twinsInFile }, { t }).at(-1);
  };
  expect(last(10)).toContain('A-9');
  expect(last(12)).toBe('  and 2 more');
  expect(last(1000)).toBe('  and at least 990 more');
});

test('orders stored under another number once more are named, with the command that takes them back', () => {
  const none = { shortages: [], shortageCount: 0, waitingOrders: 0, waitingOrdersComplete: true };
  const told = (...numbers: readonly string[]) => {
    const twins = numbers.map((external_order_id) => ({
      external_order_id,
      line: 2,
      twin_external_order_id: 'B-1',
      twin_order_id: 7,
      twin_date: '2026-11-13',
    }));
    return storedTwinsText({ ...none, twins, twinsInFile: [] }, 12, { t });
  };
  expect(told()).toBeNull();
  expect(told('A-1')).toContain('probably exists under another number: A-1.');
  expect(told('A-1', 'A-2')).toContain('2 orders (A-1, A-2)');
  expect(told('A-1', 'A-2')).toContain('kontor imports undo 12');
});
