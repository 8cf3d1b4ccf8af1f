import {
  erpWordRemove,
  erpWordsList,
  erpWordStore,
  mayConnectErp,
  ERP_WORDS_MAX,
  validateErpWord,
} from '@kontor/portal-core/erp-link';
import { issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import { findWarehouses } from '../../erp/index.js';
import type { ServerDeps } from '../../server-deps.js';
import { HttpProblem, type Route, route, validationFailed } from '../../wire/index.js';
import { readUnknownWords } from './unknown-words.js';
import { readWords, removeWord, storeWord } from './words.store.js';

/** Routes of the words of the ERP: who may connect it says what they mean. */
export function wordsRoutes({ database: { read } }: Pick<ServerDeps, 'database'>): Route[] {
  return [
    route(erpWordsList, async () => ({
      entries: await readWords(read),
      unknown: await readUnknownWords(read),
      warehouses: await namesOfWarehouses(read),
    })),
    route(erpWordStore, async ({ body, principal, write }) => {
      if (!mayConnectErp(principal)) throw new HttpProblem('forbidden');
      const issues = validateErpWord(body, await namesOfWarehouses(read));
      if (issues.length > 0) throw validationFailed(issues);
      if ((await readWords(read)).length >= ERP_WORDS_MAX)
        throw validationFailed([issue('word', 'max', { max: ERP_WORDS_MAX })]);
      return write((trx) => storeWord(trx, body));
    }),
    route(erpWordRemove, async ({ params: { id }, principal, write }) => {
      if (!mayConnectErp(principal)) throw new HttpProblem('forbidden');
      if (!(await write((trx) => removeWord(trx, id)))) throw new HttpProblem('not_found');
      return undefined;
    }),
  ];
}

async function namesOfWarehouses(read: Knex): Promise<string[]> {
  const warehouses = await findWarehouses(read);
  return warehouses.map(({ name }) => name);
}
