import type { ErpProduct } from '@kontor/portal-core/erp';
import {
  exactly,
  productChange,
  productRecord,
  recordsOfNumber,
  type FoundRecord,
  type ProductMapping,
} from '@kontor/portal-core/filemaker';
import type { NewsToSend } from '../erp-outbox/index.js';
import type { DataApi } from './data-api.js';
import { createOnce, patiently, refusal, type RecordWriter } from './telling.js';

/** Records that may have one number: those that differ from it by accents. */
const MOST_FOUND = 100;

/** Writes products into a FileMaker file. One that is not there is created, whatever the message says of it. */
export class ProductWriter implements RecordWriter {
  constructor(
    private readonly api: DataApi,
    private readonly mapping: ProductMapping,
    private readonly pauseMs: number,
  ) {}

  async write({ parts, detail }: NewsToSend, signal: AbortSignal): Promise<string> {
    const product: ErpProduct = JSON.parse(parts['product'] ?? '');
    const { layout } = this.mapping;
    await patiently(signal, this.pauseMs, async () => {
      const known = await createOnce(
        () => this.lookUp(product, signal),
        () => this.api.create(layout, productRecord(this.mapping, product), signal),
      );
      if (known === null) return;
      const fieldData = productChange(this.mapping, known.fieldData, product, JSON.parse(detail));
      if (Object.keys(fieldData).length > 0) await this.api.edit(layout, known, { fieldData }, signal);
    });
    return '';
  }

  private async lookUp({ fieldData }: ErpProduct, signal: AbortSignal): Promise<FoundRecord | null> {
    const { layout, fields } = this.mapping;
    const { Nr_Artikel: number, ID_MANDAN: merchant } = fieldData;
    const query = [{ [fields.productNumber]: exactly(number), [fields.merchant]: exactly(String(merchant)) }];
    const found = await this.api.find(layout, { query, limit: MOST_FOUND }, signal);
    const [own = null, ...more] = recordsOfNumber(this.mapping, found, number);
    if (more.length > 0) throw refusal('erpLink.severalProductsInErp', { number });
    return own;
  }
}
