import type { OrderPayload } from '@kontor/portal-core/orders';
import type { PortalClient } from '@kontor/portal-core/wire';
import {
  orderImportsChunk,
  orderImportsOpen,
  type ChunkAnswer,
  type ImportOrder,
  type OpenImport,
  type RejectedOrder,
} from '@kontor/portal-core/order-import';
import ADDRESS from '../../../../tests/files/order-address.json' with { type: 'json' };
import type { Database } from '../db/database.js';
import { insertProducts } from './erp-records.js';

/** Header and mapping of the files below, with one row per order. */
export const HEADER = ['Bestellnr.', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikel'];
export const MAPPING = {
  mode: 'comma',
  columns: {
    external_order_id: 0,
    date: 1,
    salutation: 2,
    first_address_line: 3,
    street: 4,
    postal_code: 5,
    city: 6,
    country: 7,
    product_id_and_quantity: 8,
  },
} as const;

const sha = (file: number): string => file.toString(16).padStart(64, '0');

/** Input to open an import of `rows` rows; `file` stands for the file's content. */
export function anOpening(rows: number, different: Partial<OpenImport> & { file?: number } = {}): OpenImport {
  const { file = 1, ...rest } = different;
  return {
    source_name: 'bestellungen.csv',
    source_sha256: sha(file),
    source_rows: rows,
    header: HEADER,
    mapping: MAPPING,
    ...rest,
  };
}

/** A valid payload; its product is one of `insertImportProducts`. */
export function aPayload(external_order_id: string, different: Partial<OrderPayload> = {}): OrderPayload {
  return {
    date: '2026-11-20',
    external_order_id,
    items: [{ id: 'TASSE-01', qty: 2 }],
    address: { salutation: 'frau', ...ADDRESS },
    ...different,
  };
}

/** Orders `A-<line>`, one on each line from first to last. */
export function ordersOn(first: number, last: number, different: Partial<OrderPayload> = {}): ImportOrder[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    lines: [first + index],
    order: aPayload(`A-${first + index}`, different),
  }));
}

/** An order that the client itself refused. */
export function aRejected(line: number): RejectedOrder {
  return {
    lines: [line],
    external_order_id: `A-${line}`,
    issues: [{ line, column: 6, field: 'postal_code', value: '25_832', code: 'postalCode' }],
    source: [
      [
        `A-${line}`,
        '20.11.2026',
        'Frau',
        'Jana Möller',
        'Am Deich 7',
        '25_832',
        'Tönning',
        'DE',
        'TASSE-01:1',
      ],
    ],
  };
}

/** Inserts products of both merchants. */
export function insertImportProducts(database: Database): Promise<void> {
  return database.write(async (trx) => {
    for (const merchant of [1, 2])
      await insertProducts(trx, merchant, [
        { number: 'TASSE-01', name: 'Keramiktasse Blau', available: 100_000 },
        { number: 'KANNE-02', name: 'Teekanne', available: 100_000 },
      ]);
  });
}

/** Opens an import and returns its id. */
export async function openImport(client: PortalClient, opening: OpenImport): Promise<number> {
  return (await client.call(orderImportsOpen, { body: opening })).id;
}

/** Sends a chunk of the lines from first to last, by default with the orders of `ordersOn`. */
export function sendChunk(
  client: PortalClient,
  id: number,
  [from, to]: readonly [number, number],
  chunk: { orders?: readonly ImportOrder[]; rejected?: readonly RejectedOrder[] } = {
    orders: ordersOn(from, to),
  },
): Promise<ChunkAnswer> {
  const { orders = [], rejected = [] } = chunk;
  return client.call(orderImportsChunk, {
    params: { id, range: `${from}-${to}` },
    body: { orders, rejected },
  });
}
