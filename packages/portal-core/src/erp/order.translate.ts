import { type Order, ORDER_STATUSES, type OrderItem, type OrderStatus } from '../orders/index.js';
import { erpDateFromIso, isoFromErpDate } from './date.js';
import { numberOf, textOf, type ErpRow } from './erp-row.js';
import type { ErpOrder } from '../erp-records/index.js';

const LINE_BREAK = /\r\n|\r|\n/;

/**
 * The order of an ERP record. Values in an unexpected form become empty or 0 instead of failing. A status is recognised in any case; an
 * unknown one is the empty status.
 */
export function orderFromErp(record: ErpOrder): Order {
  const fields: ErpRow = record.fieldData;
  const rows: readonly ErpRow[] = record.portalData?.AUFTRAPOS_AUFTRA_SL ?? [];
  return {
    id: numberOf(fields, '_ID_AUFTRA'),
    recordId: record.recordId,
    modId: record.modId,
    externalOrderId: textOf(fields, 'Externe_Order_ID'),
    customerReference: textOf(fields, 'Kundenreferenz'),
    date: isoFromErpDate(textOf(fields, 'Datum')),
    status: statusOf(textOf(fields, 'Status')),
    trackingNumbers: linesOf(textOf(fields, 'Trackingnummer')),
    carrier: textOf(fields, 'Versanddienstleister'),
    addressId: numberOf(fields, 'ID_ADRESS'),
    recipient: linesOf(textOf(fields, 'Adressblock'))[0] ?? '',
    merchantErpId: numberOf(fields, 'ID_MANDAN'),
    merchantName: textOf(fields, 'Mandant_Bezeichnung'),
    comment: textOf(fields, 'ZZN_Notiz_Scanner'),
    customerId: textOf(fields, 'Customer_ID'),
    shippingMethod: textOf(fields, 'Versandart'),
    items: rows.map(itemFromErp),
    investigationStatus: record.investigation_status,
    investigationOpenedAt: record.investigation_opened_at,
    investigationTurn: record.investigation_turn,
    investigationTurnSince: record.investigation_turn_since,
    errorCount: record.error_count,
  };
}

/** The ERP record of an order. `addressBlock` is the printed address, of which an order has only the first line. */
export function orderToErp(order: Order, addressBlock = order.recipient): ErpOrder {
  return {
    recordId: order.recordId,
    modId: order.modId,
    fieldData: {
      Externe_Order_ID: order.externalOrderId,
      Kundenreferenz: order.customerReference,
      _ID_AUFTRA: order.id,
      Datum: erpDateFromIso(order.date),
      Status: order.status,
      Trackingnummer: order.trackingNumbers.join('\r'),
      Versanddienstleister: order.carrier,
      ID_ADRESS: order.addressId,
      ID_MANDAN: order.merchantErpId,
      ZZN_Notiz_Scanner: order.comment,
      Mandant_Bezeichnung: order.merchantName,
      Customer_ID: order.customerId,
      Versandart: order.shippingMethod,
      Adressblock: addressBlock,
    },
    portalData: {
      AUFTRAPOS_AUFTRA_SL: order.items.map(({ id, name, qty }) => ({
        Nr_Artikel: id,
        Artikelname: name,
        Menge: qty,
      })),
    },
    investigation_status: order.investigationStatus,
    investigation_opened_at: order.investigationOpenedAt,
    investigation_turn: order.investigationTurn,
    investigation_turn_since: order.investigationTurnSince,
    error_count: order.errorCount,
  };
}

/** The lines of a text, separated by carriage returns (or line feeds), trimmed and without empty ones. */
export function linesOf(text: string): string[] {
  if (text === '') return [];
  return text
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function itemFromErp(row: ErpRow): OrderItem {
  return { id: textOf(row, 'Nr_Artikel'), name: textOf(row, 'Artikelname'), qty: numberOf(row, 'Menge') };
}

function statusOf(text: string): OrderStatus {
  const wanted = text.trim().toLowerCase();
  return ORDER_STATUSES.find((status) => status === wanted) ?? '';
}
