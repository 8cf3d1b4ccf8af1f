import * as z from 'zod/mini';
import { defineCall, idParams, resourceCall } from '../../wire/index.js';
import { erpWordInputShape, erpWordShape, unknownWordShape } from './erp-word.types.js';

/** Most words that are kept. */
export const ERP_WORDS_MAX = 5000;

/** The words of the ERP that mean something else in Kontor, by kind and word. */
export const erpWordsList = defineCall({
  id: 'erpLink.words',
  method: 'GET',
  path: '/erp/words',
  access: resourceCall('/erp-link'),
  apiKey: ['erp:report'],
  summary: 'Which words of the ERP name which status, carrier, warehouse or position.',
  response: z.strictObject({
    entries: z.array(erpWordShape),
    /** Words that came and that nobody has said the meaning of, the last seen first. */
    unknown: z.array(unknownWordShape),
    /** The names of Kontor's warehouses, which a word may mean. */
    warehouses: z.array(z.string()),
  }),
});

/** Says what a word of the ERP means, in place of what it meant before. `validateErpWord` checks it. */
export const erpWordStore = defineCall({
  id: 'erpLink.storeWord',
  method: 'PUT',
  path: '/erp/words',
  access: resourceCall('/settings'),
  summary: 'Says what a word of the ERP means in Kontor.',
  body: erpWordInputShape,
  response: erpWordShape,
});

export const erpWordRemove = defineCall({
  id: 'erpLink.removeWord',
  method: 'DELETE',
  path: '/erp/words/:id',
  access: resourceCall('/settings'),
  summary: 'Forgets what a word of the ERP means in Kontor.',
  params: idParams,
  responseKind: 'none',
  status: 204,
});
