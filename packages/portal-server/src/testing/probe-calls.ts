import type { Wire } from '@kontor/portal-core/validation';
import { defineCall, resourceCall, signedInCall } from '@kontor/portal-core/wire';
import * as z from 'zod/mini';
import type { ReadDatabase, Writer } from '../db/database.js';
import { queryRows } from '../db/json-query.js';
import { route, type Route } from '../wire/handler.js';

const note = z.strictObject({
  text: z.string().check(z.maxLength(50)),
  count: z.optional(z.int().check(z.minimum(1))),
});
type Note = Wire<typeof note>;
const noted = z.strictObject({ text: z.string() });

/** A call that stands for any call, to test what the server does around a handler. */
export const writeNote = defineCall({
  id: 'probe.write',
  method: 'POST',
  path: '/probe/notes',
  access: signedInCall,
  summary: 'Stores a note.',
  body: note,
  response: z.strictObject({ id: z.int(), text: z.string() }),
  status: 201,
  maxBodyBytes: 4096,
});
export const readNotes = defineCall({
  id: 'probe.read',
  method: 'GET',
  path: '/probe/notes',
  access: resourceCall('/orders'),
  summary: 'Tries to write although it reads.',
  response: z.array(z.string()),
});
export const slowNote = defineCall({
  id: 'probe.slow',
  method: 'PUT',
  path: '/probe/notes',
  access: signedInCall,
  summary: 'Takes a while.',
  body: note,
  response: noted,
});
export const breakNote = defineCall({
  id: 'probe.break',
  method: 'POST',
  path: '/probe/breaks',
  access: signedInCall,
  summary: 'Stores a note and then breaks.',
  body: note,
});
export const lateNote = defineCall({
  id: 'probe.late',
  method: 'POST',
  path: '/probe/late',
  access: signedInCall,
  summary: 'Takes a while before it stores a note.',
  body: note,
  response: noted,
});
export const loseNote = defineCall({
  id: 'probe.lose',
  method: 'POST',
  path: '/probe/losses',
  access: signedInCall,
  summary: 'Stores a note and then has no answer.',
  body: note,
});
export const idleNote = defineCall({
  id: 'probe.idle',
  method: 'POST',
  path: '/probe/idle',
  access: signedInCall,
  summary: 'Says what it would store.',
  body: note,
  response: noted,
});

export const endless = defineCall({
  id: 'probe.endless',
  method: 'GET',
  path: '/probe/endless',
  access: signedInCall,
  summary: 'Reads for ever.',
  weight: 'heavy',
});
/** Counts to a number that is never reached, on either engine. */
const ENDLESS = `with recursive c (n) as (select 1 union all select n + 1 from c where n < 100000000000)
  select count(*) as n from c`;

/** The route of `endless`. `onBegin` is called before its statement begins, `onEnd` with the error that ended it. */
export const endlessRoute = (
  { read }: ReadDatabase,
  onBegin: () => void = () => {},
  onEnd: (error: unknown) => void = () => {},
): Route =>
  route(endless, async () => {
    onBegin();
    await queryRows(read, ENDLESS).catch((error: unknown) => {
      onEnd(error);
      throw error;
    });
    return undefined;
  });

/** Routes of the calls above. Every run of `slowNote` and `lateNote` passes on the function that lets it continue. */
export function probeRoutes(onSlow: (letGo: () => void) => void = (letGo) => letGo()): Route[] {
  return [
    route(writeNote, ({ body, write }) =>
      write(async (trx) => {
        await insertNote(trx, body);
        const [{ n }] = (await trx('notes').count({ n: '*' })) as [{ n: number }];
        return { id: Number(n), text: body.text };
      }),
    ),
    route(readNotes, ({ write }) => write(() => Promise.resolve([]))),
    route(slowNote, async ({ body, write }) => {
      await write((trx) =>
        trx('settings').insert({ key: body.text, value: '1', group: 'probe', type: 'text' }),
      );
      await new Promise<void>((resolve) => onSlow(resolve));
      return { text: body.text };
    }),
    route(lateNote, async ({ body, write }) => {
      await new Promise<void>((resolve) => onSlow(resolve));
      await write((trx) => insertNote(trx, body));
      return { text: body.text };
    }),
    route(idleNote, ({ body }) => Promise.resolve({ text: body.text })),
    route(loseNote, async ({ body, write }) => {
      await write((trx) => insertNote(trx, body));
      throw new Error('the answer is lost');
    }),
    route(breakNote, ({ body, write }) =>
      write(async (trx) => {
        await trx('settings').insert({ key: body.text, value: '1', group: 'probe', type: 'text' });
        throw new Error(`secret detail of ${body.text}`);
      }),
    ),
  ];
}

async function insertNote(trx: Writer, { text }: Note): Promise<void> {
  await trx.raw('create table if not exists notes (text text)');
  await trx('notes').insert({ text });
}
