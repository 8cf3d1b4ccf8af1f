import { useMemo, type ReactNode } from 'react';
import type { Translate } from '@kontor/portal-core/i18n';
import type { SampleRecord } from '@kontor/portal-core/sample-records';
import { useTranslate } from '../provider/index.js';
import { PagedTable, type Column } from '../table/index.js';
import { SAMPLE_RECORDS_PAGE_SIZE, useSampleRecords } from './useSampleRecords.js';

export interface SampleRecordsProps {
  /** From 1. */
  readonly page: number;
  /** Called with the page the user asks for. */
  readonly onChange: (change: { readonly page: number }) => void;
  /** The title of the page. */
  readonly heading?: ReactNode;
}

/** The sample records that the user may see. */
export function SampleRecords({ page, onChange, heading }: SampleRecordsProps) {
  const translate = useTranslate();
  const columns = useMemo(() => columnsIn(translate), [translate]);
  return (
    <PagedTable
      heading={heading}
      label={translate('sampleRecords.tableLabel')}
      columns={columns}
      rows={useSampleRecords(page)}
      pageSize={SAMPLE_RECORDS_PAGE_SIZE}
      page={page}
      onChange={onChange}
      foundText="sampleRecords.foundCount"
      emptyText={translate('sampleRecords.noResults')}
    />
  );
}

const columnsIn = (translate: Translate): readonly Column<SampleRecord>[] => [
  { id: 'id', header: translate('sampleRecords.id'), text: ({ id }) => String(id), width: 80, align: 'end' },
  { id: 'name', header: translate('sampleRecords.name'), text: ({ name }) => name, width: 240, grow: 1 },
];
