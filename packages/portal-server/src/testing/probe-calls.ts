import { defineCall, resourceCall, signedInCall } from '@kontor/portal-core';
import * as z from 'zod/mini';
import { route, type Route } from '../http/handler.js';

interface Note {
  readonly text: string;
  readonly count?: number;
}
const note = z.strictObject({
  text: z.string().check(z.maxLength(50)),
  count: z.optional(z.int().check(z.minimum(1))),
});

/** Calls that stand for any call, to see what the server does around a handler. */
export const writeNote = defineCall<undefined, undefined, Note, { id: number; text: string }>({
  id: 'probe.write',
  method: 'POST',
  path: '/probe/notes',
  access: signedInCall,
  summary: 'Stores a note.',
  body: note,
  status: 201,
  maxBodyBytes: 4096,
});
export const readNotes = defineCall<undefined, undefined, undefined, readonly string[]>({
  id: 'probe.read',
  method: 'GET',
  path: '/probe/notes',
  access: resourceCall('/orders'),
  summary: 'Tries to write although it reads.',
});
export const slowNote = defineCall<undefined, undefined, Note, { text: string }>({
  id: 'probe.slow',
  method: 'PUT',
  path: '/probe/notes',
  access: signedInCall,
  summary: 'Takes a while.',
  body: note,
});
export const breakNote = defineCall<undefined, undefined, Note, undefined>({
  id: 'probe.break',
  method: 'POST',
  path: '/probe/breaks',
  access: signedInCall,
  summary: 'Stores a note and then breaks.',
  body: note,
});

/** Routes of the calls above; every run of `slowNote` hands out the function that lets it end. */
export function probeRoutes(onSlow: (letGo: () => void) => void = (letGo) => letGo()): Route[] {
  return [
    route(writeNote, ({ body, write }) =>
      write(async (trx) => {
        await trx.raw('create table if not exists notes (text text)');
        await trx('notes').insert({ text: body.text });
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
    route(breakNote, ({ body, write }) =>
      write(async (trx) => {
        await trx('settings').insert({ key: body.text, value: '1', group: 'probe', type: 'text' });
        throw new Error(`secret detail of ${body.text}`);
      }),
    ),
  ];
}
