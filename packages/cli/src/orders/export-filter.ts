import { WITHOUT_CANCELLED } from '@kontor/portal-core/erp';
import { ORDER_CSV_COLUMNS } from '@kontor/portal-core/order-import';
import { CSV_DIALECTS, type CsvDialect, type GenerateCsv } from '@kontor/portal-core/wire';
import { chosen, chosenColumns, exclude, type Io } from '../terminal/index.js';
import { readCriteria, type OrderCriteriaOptions } from './order-criteria.js';

/** The filter options of `kontor orders export`, as typed. */
export interface ExportFilterOptions extends OrderCriteriaOptions {
  readonly columns?: string;
  readonly dialect?: string;
  readonly withCancelled?: boolean;
}

/** Builds the request body of the export. Throws a usage error naming the flag of an invalid value. */
export function toExport(
  options: ExportFilterOptions,
  merchantErpId: number | null,
  io: Pick<Io, 't'>,
): GenerateCsv {
  // Statuses that are named say themselves whether cancelled orders are in the file.
  exclude(options, ['withCancelled', 'status']);
  const dialect: CsvDialect =
    options.dialect === undefined ? 'plain' : chosen(options.dialect, CSV_DIALECTS, '--dialect');
  const columns = chosenColumns(
    options.columns,
    ORDER_CSV_COLUMNS.map(({ name }) => name),
  );
  const { query: criteria = [], search } = readCriteria(options, merchantErpId, io);
  const query = [...criteria, ...(isForImport(options) ? WITHOUT_CANCELLED : [])];
  return {
    dialect,
    ...(query.length > 0 && { query }),
    ...(columns && { columns: [...columns] }),
    ...(search !== undefined && { search }),
  };
}

/**
 * Whether the file is made to be imported again, and therefore without cancelled orders. False if columns, statuses or
 * `--with-cancelled` are given: statuses that are named explicitly are all included.
 */
function isForImport({ columns, status = [], withCancelled }: ExportFilterOptions): boolean {
  return columns === undefined && status.length === 0 && withCancelled !== true;
}
