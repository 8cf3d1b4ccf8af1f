import type { ErpVocabulary, LaneRecord } from '@kontor/portal-core/erp-link';
import type { FileMakerMapping } from '@kontor/portal-core/filemaker';
import type { Answer, NewsReceiver, NewsToSend } from '../erp-outbox/index.js';
import type { DataApi } from './data-api.js';
import { DeliveryWriter } from './delivery-writer.js';
import { OrderWriter } from './order-writer.js';
import { ProductWriter } from './product-writer.js';
import { answerOf, refusal, type RecordWriter } from './telling.js';

/** Longest work on one record: less than the lease of its lane. */
const DEADLINE_MS = 45_000;
/** Milliseconds between two looks at a record in use. */
const PAUSE_MS = 200;

interface FileToWrite {
  readonly api: DataApi;
  readonly mapping: FileMakerMapping;
  readonly timeZone: string;
}

/** Writes records into a FileMaker file, whose statuses are called as the vocabulary says. */
export class FileMakerReceiver implements NewsReceiver {
  /** Null for records that the mapping has no layout for. */
  private readonly writers: Readonly<Record<LaneRecord, RecordWriter | null>>;

  constructor({ api, mapping, timeZone }: FileToWrite, words: ErpVocabulary) {
    const { products, deliveries } = mapping;
    this.writers = {
      order: new OrderWriter(api, mapping, words, PAUSE_MS),
      product: products === null ? null : new ProductWriter(api, products, PAUSE_MS),
      delivery:
        deliveries === null
          ? null
          : new DeliveryWriter(api, deliveries, { pauseMs: PAUSE_MS, timeZone, words }),
    };
  }

  async send(news: NewsToSend, signal: AbortSignal | undefined): Promise<Answer> {
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    const until = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    const writer = this.writers[news.record_type];
    try {
      if (writer === null) throw refusal('erpLink.notMapped');
      const erpNumber = await writer.write(news, until);
      return { answered: 'taken', words: '', erpNumber, retryAfter: 0 };
    } catch (error) {
      return answerOf(error, news.record_type);
    }
  }
}
