import type { ErpList } from '@kontor/portal-core/erp';
import type { ListPage } from '../erp/index.js';
import { Reply } from '../wire/index.js';

/** Builds the answer of a find around the records that the database has already written as JSON. */
export function listReply<Item>({ entries, ...dataInfo }: ListPage): Reply<ErpList<Item>> {
  const tail = `,"dataInfo":${JSON.stringify(dataInfo)}}`;
  const body = typeof entries === 'string' ? `{"entries":${entries}${tail}` : bytesOf(entries, tail);
  return new Reply<ErpList<Item>>(body);
}

const bytesOf = (entries: Buffer, tail: string): Buffer => Buffer.concat([HEAD, entries, Buffer.from(tail)]);
const HEAD = Buffer.from('{"entries":');
