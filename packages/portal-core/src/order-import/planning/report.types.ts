import type { NotReplaced, OrderStatus } from '../../orders/index.js';
import type { Detection } from '../reading/sniff.js';
import type {
  Dialect,
  ImportField,
  ImportMapping,
  LeftOutLine,
  PlanOutcome,
  RowIssue,
} from '../order-import.types.js';
import type { ImportEffects } from './effects.js';
import type { OrderLabel } from './labels.js';
import type { FileNote } from './notes.js';

/**
 * The predicted result of an import, as a plain JSON value: the same file, recipe and server give the same report in the wizard, the server
 * and the CLI, byte for byte.
 */
export interface ImportReport {
  readonly source: ImportSource;
  readonly dialect: Dialect;
  readonly detection: Detection;
  /** The recipe with the labels of the columns. */
  readonly mapping: ImportMapping<string>;
  readonly orders: number;
  readonly counts: Readonly<Record<PlanOutcome, number>>;
  /** The first issues in line order, at most `REPORT_MAX_ISSUES`. */
  readonly issues: readonly RowIssue[];
  readonly issueCount: number;
  /** Labels of the columns that have values and feed nothing. */
  readonly unused: readonly string[];
  /** The first lines that are no rows, and their number. */
  readonly leftOut: readonly LeftOutLine[];
  readonly leftOutCount: number;
  /** Orders as printed on the parcel, see `createLabelPicker`. */
  readonly labels: readonly OrderLabel[];
  /** What to know of the orders that will be stored. */
  readonly notes: readonly FileNote[];
  /**
   * The first orders whose number belongs to a stored order with other content, at most `REPORT_MAX_ISSUES`; `counts.conflict` is the
   * number of all.
   */
  readonly conflicts: readonly ReportedConflict[];
  /** Null without a server. */
  readonly effects: ImportEffects | null;
}
export interface ImportSource {
  readonly name: string;
  /** Hex; null when it was not computed. */
  readonly sha256: string | null;
  readonly bytes: number;
  readonly rows: number;
}

/** A field in which a stored order differs from the file's. */
export interface FieldDifference {
  /** `product_id_and_quantity` means all items together, as `formatProductsAndQuantities` writes them. */
  readonly field: ImportField;
  readonly stored: string;
  readonly file: string;
}
/** An order whose number belongs to a stored order with other content. */
export interface ReportedConflict {
  readonly external_order_id: string;
  readonly order_id: number;
  readonly line: number;
  /** Null when the server did not answer it. */
  readonly status: OrderStatus | null;
  /** Whether the file's order may replace the stored one. */
  readonly replaceable: boolean;
  /** Why it may not; null as well when the server did not answer. */
  readonly kept: NotReplaced | null;
  readonly differences: readonly FieldDifference[];
}

/** The parts of a report besides its orders. */
export interface ReportAbout {
  readonly source: ImportSource;
  readonly detection: Detection;
  readonly unused: readonly string[];
  readonly leftOut: readonly LeftOutLine[];
  readonly leftOutCount: number;
}
