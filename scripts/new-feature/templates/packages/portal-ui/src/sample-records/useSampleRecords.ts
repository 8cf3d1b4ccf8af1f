import { keepPreviousData } from '@tanstack/react-query';
import { sampleRecordsList } from '@kontor/portal-core/sample-records';
import { useAnswer } from '../provider/index.js';
import { pagedRows } from '../table/index.js';

/** Sample records on a page. */
export const SAMPLE_RECORDS_PAGE_SIZE = 50;

/** A page of sample records by name. */
export function useSampleRecords(page: number) {
  const input = { query: { page, limit: SAMPLE_RECORDS_PAGE_SIZE } };
  return pagedRows(useAnswer(sampleRecordsList, input, { placeholderData: keepPreviousData }));
}
