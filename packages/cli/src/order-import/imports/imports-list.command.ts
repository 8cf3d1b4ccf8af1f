import { orderImportsList, type OrderImport } from '@kontor/portal-core/order-import';
import { readSettings } from '../../config/index.js';
import { withPortal } from '../../http/index.js';
import {
  chosenNumber,
  EXIT,
  type GlobalOptions,
  type Io,
  printJson,
  say,
  table,
} from '../../terminal/index.js';

export interface ImportsListOptions extends GlobalOptions {
  readonly limit?: string;
}

/** `kontor imports list`. */
export async function run(options: ImportsListOptions, io: Io): Promise<number> {
  const limit = options.limit === undefined ? 20 : chosenNumber(options.limit, '--limit');
  return withPortal(await readSettings(options, io), io, async (client) => {
    const list = await client.call(orderImportsList, { query: { limit } });
    if (options.json) printJson(io, list);
    else if (list.entries.length === 0) say(io, io.t('cli.importsNone'));
    else io.stdout.write(table([headings(io), ...list.entries.map((entry) => cells(entry, io))]));
    return EXIT.done;
  });
}

function headings({ t }: Io): string[] {
  return [
    t('cli.columnId'),
    t('cli.columnWhen'),
    t('cli.columnFile'),
    t('cli.columnMerchant'),
    t('cli.columnState'),
    t('cli.outcome_created'),
    t('cli.outcome_replaced'),
    t('cli.outcome_unchanged'),
    t('cli.outcome_conflict'),
    t('cli.outcome_invalid'),
  ];
}

function cells(entry: OrderImport, { t }: Io): string[] {
  const { counts } = entry;
  return [
    String(entry.id),
    entry.created_at.slice(0, 16).replace('T', ' '),
    entry.source_name,
    entry.merchant_name,
    t(`cli.state_${entry.state}`),
    ...[counts.created, counts.replaced, counts.unchanged, counts.conflict, counts.invalid].map(String),
  ];
}
