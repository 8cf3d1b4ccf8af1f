import type { UnusedColumn } from '@kontor/portal-core/order-import';
import { Foot } from './MappingTable.styles.js';
import { PassedRemarks } from './PassedRemarks.js';
import { UnusedColumns } from './UnusedColumns.js';

interface MappingFootProps {
  readonly unused: readonly UnusedColumn[];
  readonly labels: readonly string[];
}

/** Footer of the mapping: the unused columns, and the answers that let rows pass. */
export function MappingFoot({ unused, labels }: MappingFootProps) {
  return (
    <Foot>
      <UnusedColumns unused={unused} labels={labels} />
      <PassedRemarks />
    </Foot>
  );
}
