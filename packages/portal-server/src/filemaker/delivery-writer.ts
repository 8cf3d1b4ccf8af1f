import type { Delivery } from '@kontor/portal-core/deliveries';
import type { ErpVocabulary } from '@kontor/portal-core/erp-link';
import type { ErpInbound } from '@kontor/portal-core/erp';
import {
  bookedRows,
  chooseDelivery,
  deliveryRecord,
  exactly,
  type DeliveryMapping,
  type FoundRecord,
} from '@kontor/portal-core/filemaker';
import type { NewsToSend } from '../erp-outbox/index.js';
import type { DataApi } from './data-api.js';
import { createOnce, patiently, refusal, type RecordWriter } from './telling.js';

/** Records that may bear the number of an inbound order: those of other merchants are not found. */
const MOST_FOUND = 100;

interface DeliveryWriting {
  readonly pauseMs: number;
  readonly timeZone: string;
  readonly words: ErpVocabulary;
}

/** Writes accepted deliveries into a FileMaker file as inbound orders. One that is not there is created, with what is booked by then. */
export class DeliveryWriter implements RecordWriter {
  constructor(
    private readonly api: DataApi,
    private readonly mapping: DeliveryMapping,
    private readonly own: DeliveryWriting,
  ) {}

  async write({ record_id, parts }: NewsToSend, signal: AbortSignal): Promise<string> {
    const delivery: Delivery = JSON.parse(parts['delivery'] ?? '');
    const inbound: ErpInbound | null = JSON.parse(parts['inbound'] ?? 'null');
    // Only an accepted delivery is told of, and that has an inbound order.
    if (inbound === null) return '';
    const { layout, items } = this.mapping;
    const { pauseMs, timeZone, words } = this.own;
    await patiently(signal, pauseMs, async () => {
      const known = await createOnce(
        () => this.lookUp(record_id, inbound, signal),
        () =>
          this.api.create(
            layout,
            deliveryRecord(this.mapping, { delivery, inbound }, timeZone, words),
            signal,
          ),
      );
      if (known === null) return;
      const { rows: there, ...record } = await this.api.rows(layout, known, items.portal, signal);
      const rows = bookedRows(this.mapping, there, inbound);
      if (rows.length === 0) return;
      // Rows alone leave the record's `modId`, so that a write whose answer was lost could still come after this one and add them twice.
      const fieldData = { [this.mapping.fields.kontorNumber]: String(record_id) };
      await this.api.edit(layout, record, { fieldData, portalData: { [items.portal]: rows } }, signal);
    });
    return '';
  }

  /** The record of a delivery; null when there is none. One by which the ERP accepted it itself becomes the delivery's own. */
  private async lookUp(
    id: number,
    { fieldData }: ErpInbound,
    signal: AbortSignal,
  ): Promise<FoundRecord | null> {
    const { layout, fields } = this.mapping;
    const { ID_Intendo: inboundNumber, ID_MANDAN: merchant } = fieldData;
    const query = [
      { [fields.kontorNumber]: exactly(String(id)) },
      ...(fields.inboundNumber === null
        ? []
        : [
            {
              [fields.inboundNumber]: exactly(String(inboundNumber)),
              [fields.merchant]: exactly(String(merchant)),
            },
          ]),
    ];
    const found = await this.api.find(layout, { query, limit: MOST_FOUND }, signal);
    const chosen = chooseDelivery(this.mapping, found, { kontorNumber: id, inboundNumber, merchant });
    if (chosen.kind === 'none') return null;
    if (chosen.kind === 'several') throw refusal('erpLink.severalDeliveriesInErp', { number: String(id) });
    if (chosen.kind === 'unclaimed')
      await this.api.edit(
        layout,
        chosen.record,
        { fieldData: { [fields.kontorNumber]: String(id) } },
        signal,
      );
    return chosen.record;
  }
}
