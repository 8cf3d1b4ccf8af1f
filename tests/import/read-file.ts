import { normaliseOrder, type NewOrder } from '@kontor/portal-core/orders';
import type { Parsed } from '@kontor/portal-core/validation';
import {
  checkSource,
  dateOrderOfMapping,
  findLateLines,
  inspectSource,
  isHeaderWord,
  isListBeside,
  isRejected,
  openReading,
  openSheetSource,
  SHEET_WORDS,
  shapesOf,
  understand,
  type ByteSource,
  type ChosenSources,
  type CreateDecoder,
  type DialectOverrides,
  type ImportField,
  type Inspection,
  type Reading,
  type RejectedOrder,
  type Understanding,
} from '@kontor/portal-core/order-import';
import iconv from 'iconv-lite';

/** What a person says about a file. */
export interface Answers {
  readonly overrides?: DialectOverrides;
  /** What is chosen by hand, for the file's header. */
  readonly choose?: (header: readonly string[]) => ChosenSources;
  /** Says yes to every guess still open. */
  readonly confirmAll?: boolean;
  /** Product numbers a door knows from its server; without them no value is known for one. */
  readonly products?: ReadonlySet<string>;
}

/** What became of a file: it was refused as a whole, something is asked, or its orders are judged. */
export type FileOutcome =
  | { readonly at: 'refused'; readonly code: string }
  | {
      readonly at: 'asks';
      /** Ids of the questions. */
      readonly asks: readonly string[];
      readonly fields: readonly ImportField[];
      /** Whether nothing but values for fields without a column is asked for. */
      readonly onlyMissing: boolean;
    }
  | {
      readonly at: 'read';
      readonly orders: readonly NewOrder[];
      readonly rejected: readonly RejectedOrder[];
    };

/** Reads a file as every door does: look through, understand, ask, check. Needs no server; every product counts as known. */
export async function readOrders(bytes: Uint8Array, answers: Answers = {}): Promise<FileOutcome> {
  const opened = await inspected(bytes, answers);
  if (!opened.ok) return { at: 'refused', code: opened.issues[0]?.code ?? '' };
  const { source, inspection } = opened.value;
  const understood = understandFile(inspection, answers);
  const dates = dateOrderOfMapping(inspection, understood.mapping);
  const unsure = unsureReading(inspection, dates.ambiguous);
  if (unsure.length > 0 || understood.questions.length > 0) return asked(understood, unsure);
  const dialect = { ...inspection.dialect, dateOrder: dates.value };
  return judged(source, { dialect, mapping: understood.mapping, header: inspection.header });
}

/** What files of the same columns have in common; null for a file that cannot be read. */
export async function shapeOfFile(bytes: Uint8Array, answers: Answers = {}): Promise<string | null> {
  const opened = await inspected(bytes, answers);
  if (!opened.ok) return null;
  const { header, dialect } = opened.value.inspection;
  return shapesOf(header, dialect.delimiter)[0] ?? null;
}

/** Opens a file, one sheet of it where it is a workbook, and looks through it. */
async function inspected(
  bytes: Uint8Array,
  { overrides = {} }: Answers,
): Promise<Parsed<{ source: ByteSource; inspection: Inspection }>> {
  const { sheet } = overrides;
  const opened = await openSheetSource(bytesSource(bytes), {
    createDecoder,
    words: SHEET_WORDS,
    ...(sheet === undefined ? {} : { sheet }),
  });
  if (!opened.ok) return opened;
  const { source, workbook } = opened.value;
  const options = {
    createDecoder,
    isHeaderWord,
    isListBeside,
    overrides,
    ...(workbook === undefined ? {} : { workbook }),
  };
  const result = await inspectSource(source, options);
  return result.ok ? { ok: true, value: { source, inspection: result.value } } : result;
}

function understandFile(
  { header, samples, dialect, detection }: Inspection,
  answers: Answers,
): Understanding {
  const { choose, confirmAll, products } = answers;
  const options = {
    hasHeader: dialect.hasHeader,
    hiddenColumns: detection.workbook?.hiddenColumns ?? [],
    ...(choose === undefined ? {} : { chosen: choose(header) }),
    ...(products === undefined ? {} : { isKnownProduct: (id: string) => products.has(id) }),
  };
  const first = understand(header, samples, options);
  if (confirmAll !== true) return first;
  return understand(header, samples, { ...options, confirmed: new Set(first.questions.map(({ id }) => id)) });
}

function asked({ questions }: Understanding, unsure: readonly string[]): FileOutcome {
  return {
    at: 'asks',
    asks: [...unsure, ...questions.map(({ id }) => id)],
    fields: [
      ...questions.flatMap(({ fields }) => fields),
      ...(unsure.includes('dateOrder') ? (['date'] as const) : []),
    ],
    onlyMissing: unsure.length === 0 && questions.every(({ kind }) => kind === 'missing'),
  };
}

function unsureReading({ detection }: Inspection, datesUndecided: boolean): string[] {
  const { encoding } = detection;
  return [
    ...(openReading(detection).sheet ? ['sheet'] : []),
    ...((encoding.readings ?? []).length > 1 ? ['encoding'] : []),
    ...(datesUndecided ? ['dateOrder'] : []),
  ];
}

async function judged(source: ByteSource, reading: Reading): Promise<FileOutcome> {
  const orders: NewOrder[] = [];
  const rejected: RejectedOrder[] = [];
  const lateLines = await findLateLines(source, { ...reading, createDecoder });
  for await (const batch of checkSource(source, { ...reading, createDecoder, lateLines }))
    for (const order of batch) {
      if (isRejected(order)) rejected.push(order);
      else orders.push(normaliseOrder(order.order));
    }
  return { at: 'read', orders, rejected };
}

const createDecoder: CreateDecoder = (encoding) => {
  const decoder = iconv.getDecoder(encoding, { stripBOM: false });
  return {
    write: (bytes) => decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    end: () => decoder.end() ?? '',
  };
};

/** Bytes handed out in uneven pieces, as a network does. */
function bytesSource(bytes: Uint8Array): ByteSource {
  return {
    async *open() {
      for (let at = 0, size = 701; at < bytes.length; size = size * 2 + 1) {
        yield bytes.subarray(at, at + size);
        at += size;
      }
    },
  };
}
