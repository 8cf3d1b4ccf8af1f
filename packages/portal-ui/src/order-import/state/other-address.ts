import { ADDRESS_FIELDS, columnsOfSource, type OtherAddress } from '@kontor/portal-core/order-import';
import { rawText } from '../worker/grid-fields.js';

/** The fields of an address as one tells it; the salutation tells none from another. */
const TOLD = ADDRESS_FIELDS.filter((field) => field !== 'salutation');

/** The first address that a row has in the columns, as one reads it: its lines with commas between them. Empty if no row has any. */
export function addressInWords({ columns }: OtherAddress, samples: readonly (readonly string[])[]): string {
  const row = samples.find((cells) => addressLines(columns, cells).length > 0);
  return row === undefined ? '' : addressLines(columns, row).join(', ');
}

function addressLines(columns: OtherAddress['columns'], cells: readonly string[]): string[] {
  const lines: string[] = [];
  let begun = '';
  const told = new Set<string>();
  for (const field of TOLD) {
    const source = columns[field] ?? undefined;
    // One cell may feed several fields, such as a post code with its town.
    const key = columnsOfSource(source).join();
    const text = told.has(key) ? '' : rawText(source, cells).trim();
    told.add(key);
    begun = [begun, text].filter((part) => part !== '').join(' ');
    // The post code stands on the line of the town.
    if (field === 'postal_code' || begun === '') continue;
    lines.push(begun);
    begun = '';
  }
  return lines;
}
