import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEW_LIFE, nextLife, STEP_OF_LIFE } from './import-life.machine.js';
import type { ImportLife, LifeEvent } from './import-life.types.js';
import { importWizardMachine } from './order-import.machine.js';
import type { OrderImport } from './order-import.api.js';

interface Parts {
  readonly file: string;
  readonly draft: number;
  readonly sheet: string;
  readonly fault: string;
}
type Life = ImportLife<Parts>;
type Event = LifeEvent<Parts>;

const receipt = { id: 7, state: 'finished', counts: { created: 1 } } as unknown as OrderImport;
const CHOSEN: Event = { type: 'fileChosen', name: 'orders.csv', size: 10 };
const READ: Event = { type: 'fileRead', file: 'orders.csv', draft: 1 };
const TO_CHECKED: readonly Event[] = [
  CHOSEN,
  READ,
  { type: 'next' },
  { type: 'checkBegun', size: 10 },
  { type: 'checked', sheet: 'sheet' },
];

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.constantFrom<Event>(
    CHOSEN,
    READ,
    { type: 'next' },
    { type: 'back' },
    { type: 'mendBegun' },
    { type: 'closed' },
    { type: 'imported', receipt },
    { type: 'undone', answer: { cancelled: 1, in_erp: 0, kept: [] } },
    { type: 'interrupted', interruption: 'gone' },
    { type: 'sent', progress: { skipped: 0 } as never, now: 5 },
    { type: 'refused', fault: 'broken' },
  ),
  fc.record({ type: fc.constant('draftChanged' as const), draft: fc.nat() }),
  fc.record({ type: fc.constant('recheckBegun' as const), draft: fc.nat(), size: fc.nat() }),
  fc.record({ type: fc.constantFrom('checked' as const, 'mended' as const), sheet: fc.string() }),
  fc.record({ type: fc.constantFrom('rereadBegun' as const, 'checkBegun' as const), size: fc.nat() }),
  fc.record({ type: fc.constant('sendBegun' as const), clientKey: fc.string(), now: fc.nat() }),
  fc.record({ type: fc.constant('waiting' as const), ms: fc.nat(), now: fc.nat() }),
  fc.record({
    type: fc.constant('passed' as const),
    progress: fc.record({ done: fc.nat(), of: fc.nat(), rows: fc.nat() }),
  }),
);

const live = (events: readonly Event[], from: Life = NEW_LIFE): Life =>
  events.reduce<Life>((life, event) => nextLife<Parts>(life, event), from);

/** Every life some events lead through. */
function walk(events: readonly Event[]): readonly (readonly [Life, Event, Life])[] {
  let life: Life = NEW_LIFE;
  return events.map((event) => {
    const before = life;
    life = nextLife<Parts>(life, event);
    return [before, event, life] as const;
  });
}

test('walks from a file to the receipt', () => {
  const end = live([
    ...TO_CHECKED,
    { type: 'sendBegun', clientKey: 'key', now: 1 },
    { type: 'waiting', ms: 500, now: 2 },
    { type: 'imported', receipt },
  ]);
  expect(end).toEqual({ at: 'done', receipt, undone: null });
});

test('shows the rows of a check again while the draft is the same', () => {
  const back = live([{ type: 'back' }], live(TO_CHECKED));
  expect(live([{ type: 'next' }], back)).toMatchObject({ at: 'checked', sheet: 'sheet' });
  expect(live([{ type: 'draftChanged', draft: 2 }, { type: 'next' }], back)).toMatchObject({
    at: 'mapping',
    sheet: null,
  });
});

test('stays at its rows while a doubt is answered, and shows them checked under the answer', () => {
  const answered = live([...TO_CHECKED, { type: 'recheckBegun', draft: 2, size: 10 }]);
  expect(answered).toMatchObject({ at: 'rechecking', draft: 2, sheet: 'sheet' });
  expect(STEP_OF_LIFE[answered.at]).toBe('check');
  expect(live([{ type: 'checked', sheet: 'again' }], answered)).toMatchObject({
    at: 'checked',
    draft: 2,
    sheet: 'again',
  });
  expect(live([{ type: 'refused', fault: 'broken' }], answered)).toMatchObject({
    at: 'mapping',
    sheet: null,
    fault: 'broken',
  });
});

test('keeps its key over an interruption', () => {
  const stopped = live([
    ...TO_CHECKED,
    { type: 'sendBegun', clientKey: 'first', now: 1 },
    { type: 'interrupted', interruption: 'gone' },
  ]);
  expect(stopped).toMatchObject({ at: 'stopped', interruption: 'gone' });
  expect(live([{ type: 'sendBegun', clientKey: 'second', now: 9 }], stopped)).toMatchObject({
    at: 'sending',
    run: { clientKey: 'first', startedAt: 9 },
  });
});

test('moves between the steps of the wizard as its table says', () => {
  const moves = (event: Event) =>
    event.type === 'imported' || event.type === 'closed' || event.type === 'back' ? event.type : 'next';
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      for (const [before, event, after] of walk(events)) {
        const [from, to] = [STEP_OF_LIFE[before.at], STEP_OF_LIFE[after.at]];
        if (from !== to) expect(importWizardMachine.next(from, moves(event))).toBe(to);
      }
    }),
  );
});

test('sends only what was checked under the draft that is shown', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 80 }), (events) => {
      let draftOfSheet: unknown = null;
      for (const [before, event, after] of walk(events)) {
        if (event.type === 'checked' && (before.at === 'checking' || before.at === 'rechecking'))
          draftOfSheet = before.draft;
        if (after.at === 'checked' || after.at === 'sending') expect(after.draft).toBe(draftOfSheet);
      }
    }),
  );
});

test('is left by closing from anywhere, and by nothing else once it is sent', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      for (const [before, event, after] of walk(events)) {
        if (event.type === 'closed') expect(after).toEqual(NEW_LIFE);
        else if (['sending', 'paused', 'stopped'].includes(before.at))
          expect(['sending', 'paused', 'stopped', 'done']).toContain(after.at);
      }
    }),
  );
});
