import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type PortalProcess } from '../cli/processes.js';
import { signIn, type SignedIn } from '../cli/signed-in.js';
import { shapeOfFile } from './read-file.js';
import { answersOf, flagsOf } from './shape-answers.js';
import { allShapes, byNumber, comparable, pathOf, type Shape } from './shapes.js';
import { storedOrders, type StoredOrders } from './stored-orders.js';

const shapes = allShapes();

describe('kontor orders import', () => {
  let portal: PortalProcess;
  let nordwind: SignedIn;
  let stored: StoredOrders;
  beforeAll(async () => {
    portal = await startPortal();
    nordwind = await signIn(portal, 'nordwind');
    stored = await storedOrders(portal, 'nordwind');
  });
  afterAll(() => portal.remove());

  // What one file taught is forgotten, so that the next one of the same header speaks for itself.
  afterEach(async ({ task }) => {
    const shape = shapes.find(({ file }) => task.name.startsWith(`'${file}'`))!;
    const known = await shapeOfFile(shape.bytes, answersOf({ ...shape.answers, map: {} }));
    if (known !== null) await stored.forget(known);
  });

  test.each(shapes)('$file: $about', async (shape) => {
    copyFileSync(pathOf(shape), join(nordwind.folder, shape.file));
    const first = await imported(shape, []);
    const kept = (await stored.newest()).map(comparable);
    expectAsked(shape, first);
    if (first.code === 2) expect(kept).toEqual([]);
    if (shape.refuses !== undefined || (first.code === 2 && shape.answers === undefined))
      return expect(shape.orders).toEqual([]);
    const last = shape.answers === undefined ? first : await answer(shape);
    const all = [...kept, ...(await stored.newest()).map(comparable)];
    expect(byNumber(all), JSON.stringify(last.document).slice(0, 2000)).toEqual(byNumber(shape.orders));
    expect(last.document.report.counts.invalid).toBe(Object.keys(shape.rejected ?? {}).length);
  });

  const imported = (shape: Shape, flags: readonly string[]) =>
    nordwind.json(['orders', 'import', shape.file, '--yes', ...flags]);

  /** Imports again with what a person says; what is still asked then is accepted with the flags the tool names. */
  async function answer(shape: Shape) {
    const flags = flagsOf(shape.answers ?? {});
    const next = await imported(shape, flags);
    if (next.code !== 2 || shape.answers?.confirm !== true) return next;
    return imported(shape, [...flags, ...acceptingFlags(next.document, flags)]);
  }
});

/** What a run of the command line answered with `--json`. */
interface Answered {
  readonly code: number;
  readonly document: {
    readonly code?: string;
    readonly questions?: readonly { readonly fields: readonly string[] }[];
    readonly flags?: readonly string[];
    readonly flags_if_all_are_sent?: readonly string[];
    readonly flags_if_nothing_is_ordered?: readonly string[];
  };
}

function expectAsked({ asks, asksAbout = [], refuses }: Shape, { code, document }: Answered): void {
  const told = JSON.stringify(document).slice(0, 3000);
  if (refuses !== undefined || asks === 'always') expect(code, told).toBe(2);
  else if (asks === 'never') expect(code, told).not.toBe(2);
  if (code !== 2) return;
  const fields =
    document.questions?.flatMap((question) => question.fields) ??
    (document.code?.startsWith('date') ? ['date'] : []);
  expect(fields).toEqual(expect.arrayContaining([...asksAbout]));
}

/** The flags the tool names for a yes to everything, without those said already. */
function acceptingFlags(document: Answered['document'], said: readonly string[]): string[] {
  const { flags: accepting = [], flags_if_all_are_sent: sending = [] } = document;
  const flags = [...accepting, ...sending, ...(document.flags_if_nothing_is_ordered ?? [])];
  const fields = new Set(said.map((text) => text.split('=')[0]));
  return flags.flatMap((flag, at) => {
    const value = flags[at + 1] ?? '';
    return flag.startsWith('--') && !/=(…|COLUMN)$/.test(value) && !fields.has(value.split('=')[0])
      ? [flag, value]
      : [];
  });
}
