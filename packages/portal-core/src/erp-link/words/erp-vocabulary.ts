import type { OrderStatus } from '../../orders/index.js';
import { cleanText } from '../../validation/index.js';
import type { OrderReport, StockReport } from '../erp-link.types.js';
import { erpStatus } from '../erp-status.js';
import type { InboundReport } from '../inbound-report.types.js';
import { NO_STEP, type ErpWord, type WordKind } from './erp-word.types.js';

/** The status that a word of the ERP means; `none` for a word that says nothing of a step, null for an unknown one. */
export type StatusOf = (word: string) => OrderStatus | 'none' | null;

/** The words of the ERP: what its records mean in Kontor's own. What it has no word for stays as it was said. */
export interface ErpVocabulary {
  readonly statusOf: StatusOf;
  /** What Kontor writes for a word of its own. */
  readonly written: (kind: WordKind, own: string) => string;
  readonly ofOrder: (report: OrderReport) => OrderReport;
  readonly ofStock: (report: StockReport) => StockReport;
  readonly ofInbound: (report: InboundReport) => InboundReport;
}

/** By what a word is known: upper and lower case are the same. */
export const wordKey = (word: string): string => cleanText(word).toLowerCase();

type Said = string | null | undefined;

/** The vocabulary of stored words; they go before the usual ones (`erpStatus`). */
export function vocabularyOf(words: readonly ErpWord[]): ErpVocabulary {
  const byKey = new Map(words.map((one) => [keyOf(one), one]));
  const find = (kind: WordKind, word: Said, place = '') =>
    word == null ? undefined : byKey.get(keyOf({ kind, word, place }));
  const meant = (kind: WordKind, word: Said) => find(kind, word)?.meaning ?? word;
  const stepOf = (kind: WordKind, word: Said) => {
    const meaning = meant(kind, word);
    return meaning === NO_STEP ? null : meaning;
  };
  return {
    statusOf(word) {
      const meaning = find('status', word)?.meaning ?? word;
      return meaning === NO_STEP ? NO_STEP : erpStatus(meaning);
    },
    written: (kind, own) =>
      words.find((one) => one.isWritten && one.kind === kind && one.meaning === own)?.word ?? own,
    ofOrder(report) {
      const { status, carrier } = report;
      return {
        ...report,
        ...(status != null && { status: stepOf('status', status) }),
        ...(carrier != null && { carrier: meant('carrier', carrier) }),
      };
    },
    ofStock(report) {
      const known = find('warehouse', report.warehouse);
      const warehouse = known?.meaning ?? report.warehouse;
      const { position } = report;
      if (position == null) return { ...report, warehouse, ...(known?.place && { position: known.place }) };
      const place = find('position', position, warehouse) ?? find('position', position);
      return { ...report, warehouse, position: place?.meaning ?? position };
    },
    ofInbound: (report) =>
      report.status == null ? report : { ...report, status: stepOf('delivery_status', report.status) },
  };
}

/** A position may be called the same in two warehouses. */
const keyOf = ({ kind, word, place }: Pick<ErpWord, 'kind' | 'word' | 'place'>): string =>
  [kind, wordKey(word), kind === 'position' ? wordKey(place) : ''].join('\n');

/** The vocabulary of an ERP that speaks in the usual words. */
export const USUAL_WORDS: ErpVocabulary = vocabularyOf([]);
