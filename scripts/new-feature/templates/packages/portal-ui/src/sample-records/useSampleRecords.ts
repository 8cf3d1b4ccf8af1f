import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sampleRecordsList } from '@kontor/portal-core';
import { usePortalClient } from '../provider/index.js';
import { pagedRows } from '../table/index.js';

/** Sample records on a page. */
export const SAMPLE_RECORDS_PAGE_SIZE = 50;

/** A page of sample records by name. */
export function useSampleRecords(page: number) {
  const client = usePortalClient();
  const input = { query: { page, limit: SAMPLE_RECORDS_PAGE_SIZE } };
  const query = useQuery({
    queryKey: ['sample-records', input],
    queryFn: ({ signal }) => client.call(sampleRecordsList, { ...input, signal }),
    placeholderData: keepPreviousData,
  });
  return pagedRows(query);
}
