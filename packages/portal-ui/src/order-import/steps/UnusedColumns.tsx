import { useState } from 'react';
import type { Party, UnusedColumn } from '@kontor/portal-core/order-import';
import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import { FileFacts, LineList } from './FileLine.styles.js';

interface UnusedColumnsProps {
  readonly unused: readonly UnusedColumn[];
  readonly labels: readonly string[];
}

const PARTIES: readonly Party[] = ['delivery', 'billing', 'buyer', 'none'];

/** Columns that hold values and feed nothing, by whom they speak of; with sample values on wish. */
export function UnusedColumns({ unused, labels }: UnusedColumnsProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (unused.length === 0) return <div>{translate('orderImport.allUsed')}</div>;
  const name = ({ column }: UnusedColumn) => labels[column] ?? '';
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
      <Button
        size="small"
        variant="quiet"
        aria-expanded={isOpen}
        onPress={() => setOpen((before) => !before)}
      >
        {translate(isOpen ? 'orderImport.hideValues' : 'orderImport.showValues')}
      </Button>
      {isOpen && (
        <LineList>
          {unused.map((one) => (
            <li key={one.column}>
              {name(one)}: {one.samples.join(', ')}
            </li>
          ))}
        </LineList>
      )}
    </div>
  );
}
