import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, login, type PortalClient } from '@kontor/portal-core';
import { orderImportsLookup } from '@kontor/portal-core/order-import';
import {
  createBrowserDecoder,
  createImportDesk,
  dateOrderOf,
  drafted,
  gzip,
  newDraft,
  openCount,
  possibleProducts,
  sha256,
  type DraftedFile,
  type FileReading,
  type MappingDraft,
} from '@kontor/portal-ui/testing/import-desk';
import { DEMO_PASSWORD, startPortal, type PortalProcess } from '../cli/processes.js';
import { fetchTransport } from '../flows/fetch-transport.js';
import type { Answers } from './read-file.js';
import { answersOf } from './shape-answers.js';
import { allShapes, byNumber, comparable, type Shape, type ShapeAnswers } from './shapes.js';
import { storedOrders, type StoredOrders } from './stored-orders.js';

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
  const desk = createImportDesk({
    client,
    createDecoder: createBrowserDecoder,
    sha256,
    gzip,
    sleep: async () => {},
    random: () => 0,
    onProgress: () => {},
  });
  const said = answersOf(answers);
  const read = await desk.read({
    file: new Blob([new Uint8Array(shape.bytes)]),
    overrides: said.overrides ?? {},
  });
  if (!read.ok) return { at: 'refused', code: read.issues[0]?.code };
  const reading = read.value;
  const asked = { external_order_ids: [], product_ids: possibleProducts(reading) };
  const { products } = await client.call(orderImportsLookup, { body: asked });
  const file = { reading, products: new Set(products.map(({ id }) => id)) };
  const draft = draftOf(file, said);
  const unsureEncoding = (reading.detection.encoding.readings ?? []).length > 1;
  if (unsureEncoding || openCount(reading, draft) > 0)
    return { at: 'asks', fields: openFields(reading, draft) };
  const dialect = { ...reading.dialect, dateOrder: dateOrderOf(reading, draft).value };
  const { counts } = await desk.check({ header: reading.header, mapping: draft.mapping, dialect });
  if (counts.create > 0) await desk.send({ clientKey: crypto.randomUUID(), sourceName: shape.file });
  return { at: 'sent', invalid: counts.invalid };
}

function draftOf(file: DraftedFile, { choose, confirmAll }: Answers): MappingDraft {
  const fresh = newDraft(file, null);
  const chosen = choose?.(file.reading.header) ?? {};
  const draft = drafted(file, { ...fresh, chosen });
  const confirmed = new Set(draft.understanding.questions.map(({ id }) => id));
  return confirmAll === true ? drafted(file, { ...draft, confirmed }) : draft;
}

function openFields(reading: FileReading, draft: MappingDraft): string[] {
  const fields = draft.understanding.questions.flatMap((question) => question.fields);
  return dateOrderOf(reading, draft).ambiguous ? [...fields, 'date'] : fields;
}
