import type { OrderStatus } from '../../orders/index.js';
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

/** What an import would do, as a plain JSON value: the same file, recipe and server give the same report in every door, byte for byte. */
export interface ImportReport {
  readonly source: ImportSource;
  readonly dialect: Dialect;
  readonly detection: Detection;
  /** The recipe with the columns' labels. */
  readonly mapping: ImportMapping<string>;
  readonly orders: number;
  readonly counts: Readonly<Record<PlanOutcome, number>>;
  /** The first issues in line order, at most `REPORT_MAX_ISSUES`. */
  readonly issues: readonly RowIssue[];
  readonly issueCount: number;
  /** Labels of the columns that hold values and feed nothing. */
  readonly unused: readonly string[];
  /** The first lines that are no rows, and how many there are. */
  readonly leftOut: readonly LeftOutLine[];
  readonly leftOutCount: number;
  /** Orders as they will stand on the parcel, see `createLabelPicker`. */
  readonly labels: readonly OrderLabel[];
  /** The first orders whose number a stored order of other content holds, at most `REPORT_MAX_ISSUES`; `counts.conflict` counts them all. */
  readonly conflicts: readonly ReportedConflict[];
  /** Null without a server. */
  readonly effects: ImportEffects | null;
}
export interface ImportSource {
  readonly name: string;
  /** Hex; null when nobody computed it. */
  readonly sha256: string | null;
  readonly bytes: number;
  readonly rows: number;
}

/** One field in which a stored order and the file's differ. */
export interface FieldDifference {
  /** `product_id_and_quantity` speaks of all items together, as `formatProductsAndQuantities` writes them. */
  readonly field: ImportField;
  readonly stored: string;
  readonly file: string;
}
/** An order whose number a stored order of other content holds. */
export interface ReportedConflict {
  readonly external_order_id: string;
  readonly order_id: number;
  readonly line: number;
  /** Null when the server did not tell. */
  readonly status: OrderStatus | null;
  /** Whether the stored order may be replaced by the file's. */
  readonly replaceable: boolean;
  readonly differences: readonly FieldDifference[];
}

/** What a report tells besides its orders. */
export interface ReportAbout {
  readonly source: ImportSource;
  readonly detection: Detection;
  readonly unused: readonly string[];
  readonly leftOut: readonly LeftOutLine[];
  readonly leftOutCount: number;
}
