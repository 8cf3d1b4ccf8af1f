import type { Translate } from '@kontor/portal-core';
import type { Dialect, ImportMapping, Inspection } from '@kontor/portal-core/order-import';
import { printable } from '../terminal/table.js';

const DELIMITER_TEXT: Readonly<Record<string, string>> = { '\t': 'Tab' };

/** What was detected of a file, for the person to see: its dialect in one line, then which column feeds which field. */
export function detectionText(
  name: string,
  { header, rows }: Pick<Inspection, 'header' | 'rows'>,
  { dialect, mapping }: { readonly dialect: Dialect; readonly mapping: ImportMapping },
  t: Translate,
): string {
  const parts = [
    dialect.encoding,
    t('cli.detectedDelimiter', { delimiter: DELIMITER_TEXT[dialect.delimiter] ?? dialect.delimiter }),
    t(dialect.hasHeader ? 'cli.detectedHeader' : 'cli.detectedNoHeader'),
    ...(dialect.dateOrder ? [t(`cli.dateOrder_${dialect.dateOrder}`)] : []),
    t(mapping.mode === 'comma' ? 'cli.modeComma' : 'cli.modeNewLine'),
    t('cli.rows', { count: rows }),
  ];
  const columns = Object.entries(mapping.columns).map(
    ([field, column]) => `  ${field} ← ${printable(header[column] ?? '')} (${column + 1})`,
  );
  const constants = Object.entries(mapping.constants ?? {}).map(
    ([field, value]) => `  ${field} = ${printable(value)}`,
  );
  return [`${name}: ${parts.join(' · ')}`, ...columns, ...constants].join('\n');
}
