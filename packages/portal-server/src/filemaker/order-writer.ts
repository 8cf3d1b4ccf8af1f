import type { ErpAddress, ErpOrder } from '@kontor/portal-core/erp';
import type { ErpVocabulary } from '@kontor/portal-core/erp-link';
import {
  chooseRecord,
  exactly,
  fieldOf,
  orderRecord,
  recordChange,
  type FileMakerMapping,
  type FoundRecord,
} from '@kontor/portal-core/filemaker';
import type { NewsToSend } from '../erp-outbox/index.js';
import type { DataApi } from './data-api.js';
import { createOnce, patiently, refusal, type RecordWriter } from './telling.js';

/** Records that may have one external number: cancelled ones of the past. */
const MOST_FOUND = 100;

interface Told {
  readonly news: NewsToSend;
  readonly order: ErpOrder;
  readonly address: ErpAddress | null;
}

/** Writes orders into a FileMaker file. */
export class OrderWriter implements RecordWriter {
  constructor(
    private readonly api: DataApi,
    private readonly mapping: FileMakerMapping,
    private readonly words: ErpVocabulary,
    private readonly pauseMs: number,
  ) {}

  async write(news: NewsToSend, signal: AbortSignal): Promise<string> {
    // The record and its address are Kontor's own.
    const order: ErpOrder = JSON.parse(news.parts['order'] ?? '');
    const address: ErpAddress | null = JSON.parse(news.parts['address'] ?? 'null');
    const told = { news, order, address };
    const record = await (news.news === 'order.created'
      ? this.create(told, signal)
      : this.change(told, signal));
    return fieldOf(record.fieldData, this.mapping.fields.erpNumber);
  }

  /** The record is found again after it was created, for its number. */
  private async create(told: Told, signal: AbortSignal): Promise<FoundRecord> {
    const known = await createOnce(
      () => this.lookUp(told, signal),
      () => this.api.create(this.mapping.layout, orderRecord(this.mapping, told, this.words), signal),
    );
    return known ?? this.existing(told, signal);
  }

  private async change(told: Told, signal: AbortSignal): Promise<FoundRecord> {
    const { order, news } = told;
    return patiently(signal, this.pauseMs, async () => {
      const record = await this.existing(told, signal);
      const changed = JSON.parse(news.detail);
      const change = recordChange(this.mapping, record.fieldData, { order, changed }, this.words);
      if (change.kind === 'gone')
        throw refusal('erpLink.goneInErp', {
          status: fieldOf(record.fieldData, this.mapping.fields.status),
        });
      if (change.kind === 'write')
        await this.api.edit(this.mapping.layout, record, { fieldData: change.fieldData }, signal);
      return record;
    });
  }

  private async existing(told: Told, signal: AbortSignal): Promise<FoundRecord> {
    const record = await this.lookUp(told, signal);
    if (record === null) throw refusal('erpLink.notInErp', { number: told.order.fieldData.Externe_Order_ID });
    return record;
  }

  /** The record of an order; null when there is none. One that somebody typed into the ERP before becomes the order's own. */
  private lookUp({ order, news }: Told, signal: AbortSignal): Promise<FoundRecord | null> {
    const { layout, fields } = this.mapping;
    const { Externe_Order_ID: number, ID_MANDAN: merchant } = order.fieldData;
    return patiently(signal, this.pauseMs, async () => {
      const query = [
        { [fields.externalOrderId]: exactly(number), [fields.merchant]: exactly(String(merchant)) },
      ];
      const found = await this.api.find(layout, { query, limit: MOST_FOUND }, signal);
      const chosen = chooseRecord(this.mapping, found, news.record_id, this.words.statusOf);
      if (chosen.kind === 'none') return null;
      if (chosen.kind === 'several') throw refusal('erpLink.severalInErp', { number });
      if (chosen.kind === 'unclaimed') {
        const fieldData = { [fields.kontorNumber]: String(news.record_id) };
        await this.api.edit(layout, chosen.record, { fieldData }, signal);
      }
      return chosen.record;
    });
  }
}
