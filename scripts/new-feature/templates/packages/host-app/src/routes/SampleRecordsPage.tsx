import { useTranslate } from '@kontor/portal-ui';
import { SampleRecords } from '@kontor/portal-ui/sample-records';
import { usePageNumber } from './usePageNumber.js';

/** The sample records that the user may see. */
export function SampleRecordsPage() {
  const translate = useTranslate();
  const [page, setPage] = usePageNumber();
  return (
    <SampleRecords page={page} onChange={setPage} heading={<h1>{translate('shell.sampleRecords')}</h1>} />
  );
}
