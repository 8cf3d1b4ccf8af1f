import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '@kontor/portal-core/contract';
import { login } from '@kontor/portal-core/session';
import type { PortalClient } from '@kontor/portal-core/wire';
import { DEMO_PASSWORD, startPortal, type PortalProcess } from '../cli/processes.js';
import { fetchTransport } from '../flows/fetch-transport.js';
import { answersOf } from './shape-answers.js';
import { allShapes, byNumber, comparable, type Shape, type ShapeAnswers } from './shapes.js';
import { storedOrders, type StoredOrders } from './stored-orders.js';
import { mapped } from './wizard.js';

describe('the import wizard, without its page', () => {
  let portal: PortalProcess;
  let client: PortalClient;
  let stored: StoredOrders;
  beforeAll(async () => {
    portal = await startPortal();
    const transport = fetchTransport(portal.url);
    const body = { username: 'nordwind', password: DEMO_PASSWORD };
    const { token } = await createClient({ transport }).call(login, { body });
    client = createClient({ transport, token: () => token });
    stored = await storedOrders(portal, 'nordwind');
  });
  afterAll(() => portal.remove());

  test.each(allShapes())('$file: $about', async (shape) => {
    const unanswered = await imported(client, shape, {});
    const kept = (await stored.newest()).map(comparable);
    if (shape.refuses !== undefined)
      return expect(unanswered).toEqual({ at: 'refused', code: shape.refuses });
    if (shape.asks !== 'perhaps') expect(unanswered.at).toBe(shape.asks === 'always' ? 'asks' : 'sent');
    if (unanswered.at === 'asks') {
      expect(unanswered.fields).toEqual(expect.arrayContaining([...(shape.asksAbout ?? [])]));
      expect(kept).toEqual([]);
      if (shape.answers === undefined) return expect(shape.orders).toEqual([]);
    }
    const last = shape.answers === undefined ? unanswered : await imported(client, shape, shape.answers);
    expect(byNumber([...kept, ...(await stored.newest()).map(comparable)])).toEqual(byNumber(shape.orders));
    expect(last).toMatchObject({ at: 'sent', invalid: Object.keys(shape.rejected ?? {}).length });
  });
});

type Imported =
  | { readonly at: 'refused'; readonly code: string | undefined }
  | { readonly at: 'asks'; readonly fields: readonly string[] }
  | { readonly at: 'sent'; readonly invalid: number };

/** What the wizard's steps do with a file, one after the other, and with what a person says in them. */
async function imported(client: PortalClient, shape: Shape, answers: ShapeAnswers): Promise<Imported> {
  const wizard = await mapped(client, shape.bytes, answersOf(answers));
  if (wizard.at !== 'mapped') return wizard;
  const { counts } = await wizard.desk.check(wizard.plan);
  if (counts.create > 0) await wizard.desk.send({ clientKey: crypto.randomUUID(), sourceName: shape.file });
  return { at: 'sent', invalid: counts.invalid };
}
