import type { DataScope } from '@kontor/portal-core/access';
import {
  countResults,
  doubtsOfProduct,
  judgeProductReport,
  NOTHING_SAID,
  productReportShape,
  validateProductReport,
  type ProductReport,
  type ProductReportField,
  type ProductReports,
  type ProductReportsAnswer,
  type ReportedProduct,
} from '@kontor/portal-core/erp-link';
import type { NewProduct } from '@kontor/portal-core/products';
import { cleanText, issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import type { Writer } from '../db/index.js';
import {
  changeProductSet,
  insertProductSet,
  keyOfProduct,
  lockNumbered,
  readNumbered,
  type KeyedProduct,
  type ProductKey,
} from '../erp/index.js';
import { enqueueNews } from '../erp-outbox/index.js';
import { erpIdsOfMerchants } from '../merchants/index.js';
import type { ChangedByFile } from './files/taken-files.store.js';
import { readReport, textOf } from './read-report.js';
import { inPieces, type PieceResult, type ReportDoors } from './report-pieces.js';
import { readSaid, storeSaid } from './said-mark.store.js';
import { changesOf, newsOfProducts, productOf } from './stored-product.js';
import { told, type Verdict } from './told.js';

/** A report of a set with its place there, and the merchant and number that it is about. */
interface PlacedReport extends ProductKey {
  readonly index: number;
  readonly report: ProductReport;
}
interface ProductVerdict extends Verdict {
  readonly productId: number | null;
  readonly created: boolean;
  readonly kept: readonly ProductReportField[];
}

/** Whose word a set is: the ERP's, whose last word is remembered, or a person's, whose every word counts. */
export type ReportedBy = 'erp' | 'person';

/** What sets are judged with. */
interface Judging {
  readonly scope: DataScope;
  readonly by: ReportedBy;
}

/** Creates and changes the products of a set, or tells what would become of it. */
export async function applyProductReports(
  doors: ReportDoors,
  { scope, by }: Judging,
  { records, dryRun = false }: ProductReports,
): Promise<ProductReportsAnswer> {
  const verdicts = new Map<number, ProductVerdict>();
  const placed: PlacedReport[] = [];
  const merchants = await erpIdsOfMerchants(doors.read);
  records.forEach((record, index) => {
    const { report, issues } = readReport(record, {
      shape: productReportShape,
      validate: (one) => [
        ...validateProductReport(one, doors.now),
        ...(merchantOf(one, scope) === undefined ? [issue('merchant_erp_id', 'required')] : []),
      ],
    });
    if (issues.length > 0) {
      verdicts.set(index, { ...NOTHING, result: 'invalid', issues });
      return;
    }
    const merchantErpId = merchantOf(report, scope) ?? 0;
    const isKnown = merchants.has(merchantErpId) && isWithin(scope, merchantErpId);
    if (isKnown) placed.push({ index, report, merchantErpId, number: cleanText(report.product_number) });
    else verdicts.set(index, NO_MERCHANT);
  });
  await inPieces(doors, placed, {
    dryRun,
    kind: 'product',
    judge: (connection, some) => judge({ scope, by }, connection, some),
    store: (trx, some) => store({ scope, by }, trx, some),
    verdicts,
    failed: () => FAILED,
  });
  const entries = records.map((record, index) => {
    const { productId, created, kept, ...verdict } = verdicts.get(index) ?? FAILED;
    const product_number = textOf(record, 'product_number');
    return {
      index,
      product_number,
      product_id: productId,
      created,
      kept: [...kept],
      ...told(verdict, doors.t),
    };
  });
  return { entries, counts: countResults(entries) };
}

const NOTHING = { productId: null, created: false, kept: [] } as const;
const FAILED: ProductVerdict = { ...NOTHING, result: 'failed', issues: [issue('', 'notStored')] };
/** Another merchant's products are not there for whoever sees one merchant alone. */
const NO_MERCHANT: ProductVerdict = {
  ...NOTHING,
  result: 'unknown',
  issues: [issue('merchant_erp_id', 'unknownMerchant')],
};

const merchantOf = ({ merchant_erp_id }: ProductReport, scope: DataScope): number | undefined =>
  merchant_erp_id ?? (scope.kind === 'merchant' ? scope.merchantErpId : undefined);

const isWithin = (scope: DataScope, merchantErpId: number): boolean =>
  scope.kind === 'all' || scope.merchantErpId === merchantErpId;

/** A product of a set before and after its reports; `stored` is null for one that is new. */
interface Judged {
  readonly merchantErpId: number;
  readonly stored: KeyedProduct | null;
  readonly was: ReportedProduct;
  readonly now: ReportedProduct;
}
interface JudgedSet {
  readonly products: ReadonlyMap<string, Judged>;
  readonly verdicts: ReadonlyMap<number, ProductVerdict>;
}

/** Judges reports one after the other: the second about a product finds it as the first has left it. */
async function judgeAll(
  connection: Knex,
  found: readonly KeyedProduct[],
  reports: readonly PlacedReport[],
  by: ReportedBy,
): Promise<JudgedSet> {
  const ids = found.map(({ id }) => id);
  const markOf = by === 'erp' ? await readSaid(connection, 'product', ids) : () => NOTHING_SAID;
  const products = new Map<string, Judged>();
  for (const row of found) {
    const was = { product: productOf(row), mark: markOf(row.id) };
    const key = keyOfProduct(row.merchant_erp_id, row.product_number);
    products.set(key, { merchantErpId: row.merchant_erp_id, stored: row, was, now: was });
  }
  const verdicts = new Map<number, ProductVerdict>();
  for (const { index, report, merchantErpId, number } of reports) {
    const key = keyOfProduct(merchantErpId, number);
    const longer = by === 'person' && !products.has(key) ? zeroed({ merchantErpId, number }) : [];
    const meant = longer.find((one) => products.has(keyOfProduct(one.merchantErpId, one.number)));
    if (meant !== undefined) {
      const issues = [issue('product_number', 'leadingZeros', { product: meant.number })];
      verdicts.set(index, { ...NOTHING, result: 'conflict', issues });
      continue;
    }
    const known = products.get(key) ?? { merchantErpId, stored: null, was: UNKNOWN, now: UNKNOWN };
    const doubts = by === 'person' ? doubtsOfProduct(known.now.product, report) : [];
    if (doubts.length > 0) {
      verdicts.set(index, { ...NOTHING, result: 'invalid', issues: doubts });
      continue;
    }
    const { result, reported, kept, issues } = judgeProductReport(known.now, report);
    const created = known.now.product === null && reported.product !== null;
    products.set(key, { ...known, now: reported });
    verdicts.set(index, { result, issues, kept, created, productId: known.stored?.id ?? null });
  }
  return { products, verdicts };
}

const DIGITS = /^\d+$/;
/** Most zeros that are looked for in front of a number. */
const MOST_ZEROS = 6;

/** The numbers that a spreadsheet shows as this one. */
const zeroed = ({ merchantErpId, number }: ProductKey): readonly ProductKey[] =>
  DIGITS.test(number)
    ? Array.from({ length: MOST_ZEROS }, (_, at) => ({ merchantErpId, number: '0'.repeat(at + 1) + number }))
    : [];

/** The numbers to be looked up for reports. */
const wantedBy = (by: ReportedBy, reports: readonly PlacedReport[]): readonly ProductKey[] =>
  by === 'erp' ? reports : [...reports, ...reports.flatMap(zeroed)];

const UNKNOWN: ReportedProduct = { product: null, mark: NOTHING_SAID };

async function judge(
  { scope, by }: Judging,
  connection: Knex,
  reports: readonly PlacedReport[],
): Promise<PieceResult<ProductVerdict>> {
  const found = await readNumbered(connection, scope, wantedBy(by, reports));
  const { products, verdicts } = await judgeAll(connection, found, reports, by);
  return { verdicts, isNews: newsOf(products, by).length > 0 };
}

/** The products of which anything is to be stored. A person's word leaves no mark. */
const newsOf = (products: JudgedSet['products'], by: ReportedBy): readonly Judged[] =>
  [...products.values()].filter(({ was, now }) => (by === 'erp' ? was !== now : was.product !== now.product));

async function store({ scope, by }: Judging, trx: Writer, reports: readonly PlacedReport[]) {
  const found = await lockNumbered(trx, scope, reports, wantedBy(by, reports));
  const { products, verdicts } = await judgeAll(trx, found, reports, by);
  const news = newsOf(products, by);
  const added = news.flatMap(({ stored, merchantErpId, now: { product } }) =>
    stored === null && product !== null ? [{ merchantErpId, product }] : [],
  );
  const changed = news.flatMap(({ stored, was, now: { product } }) =>
    stored !== null && product !== null && product !== was.product ? [{ stored, product }] : [],
  );
  const newIds = await insertProductSet(trx, added);
  await changeProductSet(trx, changed);
  const idOf = (key: string): number | null => products.get(key)?.stored?.id ?? newIds.get(key) ?? null;
  if (by === 'erp') await storeSaid(trx, 'product', marksOf(news, idOf));
  else await tellErp(trx, { added, changed }, idOf);
  return {
    verdicts: withIds(verdicts, reports, idOf),
    isNews: news.length > 0,
    touched: [
      ...added.map(({ merchantErpId, product }) => ({
        id: idOf(keyOfProduct(merchantErpId, product.id)) ?? 0,
        detail: { created: product.id },
      })),
      ...changed.map(({ stored, product }) => ({ id: stored.id, detail: changesOf(stored, product) })),
    ],
    changes: changesByFile(added, changed, idOf),
  };
}

interface StoredSet {
  readonly added: readonly { readonly merchantErpId: number; readonly product: NewProduct }[];
  readonly changed: readonly { readonly stored: KeyedProduct; readonly product: NewProduct }[];
}

/** Tells the ERP what a person said of products. */
async function tellErp(
  trx: Writer,
  { added, changed }: StoredSet,
  idOf: (key: string) => number | null,
): Promise<void> {
  const created = added.flatMap(({ merchantErpId, product }) => {
    const id = idOf(keyOfProduct(merchantErpId, product.id));
    return id === null ? [] : [{ record_id: id, merchant_erp_id: merchantErpId }];
  });
  await enqueueNews(trx, 'product.created', created);
  await enqueueNews(trx, 'product.changed', newsOfProducts(changed));
}

/** What a file changed, so that it can be undone. */
function changesByFile(
  added: readonly { readonly merchantErpId: number; readonly product: NewProduct }[],
  changed: readonly { readonly stored: KeyedProduct; readonly product: NewProduct }[],
  idOf: (key: string) => number | null,
): readonly ChangedByFile[] {
  return [
    ...added.map(({ merchantErpId, product }) => ({
      recordId: idOf(keyOfProduct(merchantErpId, product.id)) ?? 0,
      merchantErpId,
      label: product.id,
      was: null,
      became: { of: 'product', product } as const,
    })),
    ...changed.map(({ stored, product }) => ({
      recordId: stored.id,
      merchantErpId: stored.merchant_erp_id,
      label: stored.product_number,
      was: { of: 'product', product: productOf(stored) } as const,
      became: { of: 'product', product } as const,
    })),
  ];
}

function marksOf(news: readonly Judged[], idOf: (key: string) => number | null) {
  return news.flatMap(({ merchantErpId, now: { product, mark } }) => {
    const id = product === null ? null : idOf(keyOfProduct(merchantErpId, product.id));
    return id === null ? [] : [{ id, mark }];
  });
}

/** Verdicts with the numbers of the products that are new. */
function withIds(
  verdicts: ReadonlyMap<number, ProductVerdict>,
  reports: readonly PlacedReport[],
  idOf: (key: string) => number | null,
): ReadonlyMap<number, ProductVerdict> {
  const whole = new Map(verdicts);
  for (const { index, merchantErpId, number } of reports) {
    const verdict = verdicts.get(index);
    if (verdict !== undefined)
      whole.set(index, { ...verdict, productId: idOf(keyOfProduct(merchantErpId, number)) });
  }
  return whole;
}
