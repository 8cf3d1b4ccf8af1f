import type { ErpList, ErpOrder } from '@kontor/portal-core/erp';
import type { OrderPage } from '../erp/index.js';
import { Reply } from '../http/handler.js';

/** The answer of a find around the records the database has already written. */
export function orderListReply({ entries, ...dataInfo }: OrderPage): Reply<ErpList<ErpOrder>> {
  const tail = `,"dataInfo":${JSON.stringify(dataInfo)}}`;
  const body = typeof entries === 'string' ? `{"entries":${entries}${tail}` : bytesOf(entries, tail);
  return new Reply<ErpList<ErpOrder>>(body);
}

const bytesOf = (entries: Buffer, tail: string): Buffer => Buffer.concat([HEAD, entries, Buffer.from(tail)]);
const HEAD = Buffer.from('{"entries":');
