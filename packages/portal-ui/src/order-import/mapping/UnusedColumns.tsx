import type { Party, UnusedColumn } from '@kontor/portal-core/order-import';
import { useTranslate } from '../../provider/index.js';
import { FileFacts } from '../file/FileLine.styles.js';
import { ShownLines } from '../file/ShownLines.js';

interface UnusedColumnsProps {
  readonly unused: readonly UnusedColumn[];
  readonly labels: readonly string[];
}

const PARTIES: readonly Party[] = ['delivery', 'billing', 'buyer', 'none'];

/** Unused columns with values, grouped by the party they are about; sample values can be shown. */
export function UnusedColumns({ unused, labels }: UnusedColumnsProps) {
  const translate = useTranslate();
  if (unused.length === 0) return <div>{translate('orderImport.allUsed')}</div>;
  const name = ({ column, hidden }: UnusedColumn) => {
    const label = labels[column] ?? '';
    return hidden === true ? translate('orderImport.columnHidden', { column: label }) : label;
  };
  return (
    <div>
      <strong>{translate('orderImport.unusedColumns', { count: unused.length })}</strong>
      {PARTIES.map((party) => {
        const own = unused.filter((one) => one.party === party);
        if (own.length === 0) return null;
        return (
          <FileFacts key={party}>
            {party !== 'none' && `${translate(`orderImport.party_${party}`)}: `}
            {own.map(name).join(', ')}
          </FileFacts>
        );
      })}
      <ShownLines>
        {unused.map((one) => (
          <li key={one.column}>
            {name(one)}: {one.samples.join(', ')}
          </li>
        ))}
      </ShownLines>
    </div>
  );
}
