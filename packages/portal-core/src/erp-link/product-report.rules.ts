import { isSameEan } from '../deliveries/index.js';
import { fieldNames } from '../fields/index.js';
import {
  draftOfProduct,
  EMPTY_PRODUCT,
  parseProduct,
  PRODUCT_FIELDS,
  type NewProduct,
  type ProductDraft,
} from '../products/index.js';
import { checkLength, cleanText, type Issue } from '../validation/index.js';
import { brokenTexts } from './broken-text.js';
import type { ReportResult } from './erp-link.types.js';
import {
  PRODUCT_REPORT_FIELDS,
  type ProductReport,
  type ProductReportField,
} from './product-report.types.js';
import { checkSource, isOlder, isSameSource, markedBy } from './report-source.js';
import type { SaidMark } from './said-mark.types.js';

const FIELDS = fieldNames<ProductReportField>(PRODUCT_REPORT_FIELDS);

/** Words for a product's status, folded. */
const STATUS_WORDS: Readonly<Record<string, string>> = {
  aktiv: 'aktiv',
  active: 'aktiv',
  inaktiv: 'inaktiv',
  inactive: 'inaktiv',
};

/**
 * The broken rules of a report of a product that can be seen in it alone; those of its fields are seen when it is judged.
 * @param now milliseconds since 1970.
 */
export function validateProductReport(report: ProductReport, now: number): Issue[] {
  const issues: Issue[] = [];
  checkLength(issues, 'product_number', report.product_number, PRODUCT_FIELDS.id.limits);
  return [...issues, ...brokenTexts(report), ...checkSource(report, now)];
}

/** The product that a report is about, null while there is none, and what the ERP said of it last. */
export interface ReportedProduct {
  readonly product: NewProduct | null;
  readonly mark: SaidMark;
}

export interface JudgedProduct {
  readonly result: Extract<ReportResult, 'applied' | 'unchanged' | 'stale' | 'invalid'>;
  /** The same object where nothing is to be stored. */
  readonly reported: ReportedProduct;
  readonly kept: readonly ProductReportField[];
  readonly issues: readonly Issue[];
}

/**
 * Decides what a valid report does to a product. A field that the ERP says anew is taken over; one that it only repeats stays as it is in
 * Kontor, so that its full list of every hour undoes nothing that a person changed meanwhile. The number of a product stays as it is written.
 */
export function judgeProductReport(reported: ReportedProduct, report: ProductReport): JudgedProduct {
  const { product, mark } = reported;
  if (isOlder(report, mark)) return { result: 'stale', reported, kept: [], issues: [] };
  const known =
    product === null
      ? { ...EMPTY_PRODUCT, id: cleanText(report.product_number) }
      : draftOfProduct(product, '.');
  const texts = saidTexts(report, known);
  // The rules say how each field would be stored.
  const whole = parseProduct(merged(known, texts, FIELDS));
  if (!whole.ok) return { result: 'invalid', reported, kept: [], issues: whole.issues.map(namedIssue) };
  const stored = draftOfProduct(whole.value, '.');
  const fields = FIELDS.filter((field) => texts[field] !== undefined);
  const said = Object.fromEntries(fields.map((field) => [field, stored[PRODUCT_REPORT_FIELDS[field]]]));
  const kept = fields.filter((field) => {
    const differs = product !== null && said[field] !== known[PRODUCT_REPORT_FIELDS[field]];
    return differs && said[field] === mark.said[field];
  });
  const taken = fields.filter((field) => !kept.includes(field));
  const parsed = parseProduct(merged(known, texts, taken));
  if (!parsed.ok) return { result: 'invalid', reported, kept: [], issues: parsed.issues.map(namedIssue) };
  const isSame = product !== null && isSameDraft(known, draftOfProduct(parsed.value, '.'));
  const after = { ...markedBy(report, mark), said: { ...mark.said, ...said } };
  const isNothing = isSame && isSameSource(after, mark) && isSameSaid(after.said, mark.said);
  return {
    result: isSame ? 'unchanged' : 'applied',
    reported: isNothing ? reported : { product: isSame ? product : parsed.value, mark: after },
    kept,
    issues: [],
  };
}

type Texts = Readonly<Partial<Record<ProductReportField, string>>>;

/** The fields that a report says something of, as they would be typed. */
function saidTexts(report: ProductReport, { ean }: ProductDraft): Texts {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = report[field];
      if (value == null) return [];
      const text = String(value);
      // A spreadsheet takes the zeros in front away; it stays the same EAN.
      if (field === 'ean' && isSameEan(text, ean)) return [[field, ean]];
      return [[field, field === 'status' ? statusOf(text) : text]];
    }),
  );
}

const statusOf = (text: string): string => STATUS_WORDS[cleanText(text).toLowerCase()] ?? text;

function merged(known: ProductDraft, texts: Texts, fields: readonly ProductReportField[]): ProductDraft {
  const changed = fields.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [[PRODUCT_REPORT_FIELDS[field], text] as const];
  });
  return { ...known, ...Object.fromEntries(changed) };
}

const isSameDraft = (one: ProductDraft, other: ProductDraft): boolean =>
  fieldNames<keyof ProductDraft>(one).every((name) => one[name] === other[name]);

const isSameSaid = (one: Texts, other: Texts): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/** An issue of the product form under the name of the report's field. */
function namedIssue(one: Issue): Issue {
  const field = FIELDS.find((name) => PRODUCT_REPORT_FIELDS[name] === one.path);
  return { ...one, path: field ?? (one.path === 'id' ? 'product_number' : one.path) };
}
