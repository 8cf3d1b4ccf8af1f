import type { ErpAddress, ErpOrder } from '@kontor/portal-core/erp';
import {
  chooseRecord,
  exactly,
  fieldOf,
  judgeCode,
  orderRecord,
  PAUSE_SECONDS,
  recordChange,
  type FileMakerMapping,
  type FoundRecord,
} from '@kontor/portal-core/filemaker';
import { DEFAULT_LANGUAGE, createTranslator, type TextKey } from '@kontor/portal-core/i18n';
import { pause } from '../background/index.js';
import type { Answer, NewsReceiver, NewsToSend } from '../erp-outbox/index.js';
import { DataApiError } from './data-api-error.js';
import type { DataApi } from './data-api.js';

/** Longest work on one order: less than the lease of its lane. */
const DEADLINE_MS = 45_000;
/** Seconds until a record that somebody has open is tried again. */
const IN_USE_SECONDS = 300;
/** How often a record that is in use, or has changed meanwhile, is looked at anew. */
const TRIES = 4;
const IN_USE = 301;
const CHANGED = 306;
const NOT_UNIQUE = 504;
/** Records that may have one external number: cancelled ones of the past. */
const MOST_FOUND = 100;

/** What Kontor itself refuses, since it would be wrong in the ERP; a person reads it like an answer of the ERP. */
class Refusal extends Error {
  override readonly name = 'Refusal';
}
const t = createTranslator(DEFAULT_LANGUAGE);
const refusal = (key: TextKey, params: Readonly<Record<string, string>>) => new Refusal(t(key, params));

/** Thrown when a create was not answered, so that nobody knows whether it was done. */
class LostCreate extends Error {
  override readonly name = 'LostCreate';
}

interface Told {
  readonly news: NewsToSend;
  readonly order: ErpOrder;
  readonly address: ErpAddress | null;
}

/** Writes orders into a FileMaker file. */
export class FileMakerReceiver implements NewsReceiver {
  constructor(
    private readonly api: DataApi,
    private readonly mapping: FileMakerMapping,
    /** Milliseconds between two looks at a record in use. */
    private readonly pauseMs = 200,
  ) {}

  async send(news: NewsToSend, signal: AbortSignal | undefined): Promise<Answer> {
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    const until = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    // The record and its address are Kontor's own.
    const { parts } = news;
    if (parts['order'] === undefined) return answerOf(refusal('erpLink.ordersAlone', {}));
    const order: ErpOrder = JSON.parse(parts['order']);
    const address: ErpAddress | null = JSON.parse(parts['address'] ?? 'null');
    try {
      const told = { news, order, address };
      const record = await (news.news === 'order.created'
        ? this.create(told, until)
        : this.change(told, until));
      const erpNumber = fieldOf(record.fieldData, this.mapping.fields.erpNumber);
      return { answered: 'taken', words: '', erpNumber, retryAfter: 0 };
    } catch (error) {
      return answerOf(error);
    }
  }

  /** Looks first whether the order is there: it may be, when an answer was lost. The record is found again afterwards, for its number. */
  private async create(told: Told, signal: AbortSignal): Promise<FoundRecord> {
    const known = await this.lookUp(told, signal);
    if (known !== null) return known;
    try {
      await this.api.create(this.mapping.layout, orderRecord(this.mapping, told), signal);
    } catch (error) {
      if (!(error instanceof DataApiError)) throw error;
      if (error.code === null) throw new LostCreate(error.message);
      // Another try may have been stored meanwhile.
      const stored = error.code === NOT_UNIQUE ? await this.lookUp(told, signal) : null;
      if (stored === null) throw error;
      return stored;
    }
    return this.existing(told, signal);
  }

  private async change(told: Told, signal: AbortSignal): Promise<FoundRecord> {
    const { order, news } = told;
    return this.patiently(signal, async () => {
      const record = await this.existing(told, signal);
      const change = recordChange(this.mapping, record.fieldData, { order }, JSON.parse(news.detail));
      if (change.kind === 'gone')
        throw refusal('erpLink.goneInErp', {
          status: fieldOf(record.fieldData, this.mapping.fields.status),
        });
      if (change.kind === 'write') await this.api.edit(this.mapping.layout, record, change.fieldData, signal);
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
    return this.patiently(signal, async () => {
      const query = [
        { [fields.externalOrderId]: exactly(number), [fields.merchant]: exactly(String(merchant)) },
      ];
      const found = await this.api.find(layout, { query, limit: MOST_FOUND }, signal);
      const chosen = chooseRecord(this.mapping, found, news.record_id);
      if (chosen.kind === 'none') return null;
      if (chosen.kind === 'several') throw refusal('erpLink.severalInErp', { number });
      if (chosen.kind === 'unclaimed')
        await this.api.edit(layout, chosen.record, { [fields.kontorNumber]: String(news.record_id) }, signal);
      return chosen.record;
    });
  }

  /** Reads and decides again when the record is in use or was changed meanwhile; a few times. */
  private async patiently<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    for (let turn = 1; ; turn += 1) {
      try {
        return await work();
      } catch (error) {
        const isPassing = error instanceof DataApiError && (error.code === IN_USE || error.code === CHANGED);
        if (!isPassing || turn === TRIES || signal.aborted) throw error;
        await pause(this.pauseMs * turn, signal);
      }
    }
  }
}

function answerOf(error: unknown): Answer {
  const words = error instanceof Error ? error.message : 'Error';
  if (error instanceof Refusal)
    return { answered: 'refused', words, erpNumber: '', retryAfter: 0, alone: true };
  if (error instanceof LostCreate)
    return { answered: 'away', words, erpNumber: '', retryAfter: PAUSE_SECONDS };
  if (!(error instanceof DataApiError)) throw error;
  const { answered, alone } = judgeCode(error.code);
  const inUse = answered === 'away' && alone ? IN_USE_SECONDS : 0;
  return {
    answered,
    words,
    erpNumber: '',
    retryAfter: answered === 'busy' ? PAUSE_SECONDS : inUse,
    alone,
  };
}
