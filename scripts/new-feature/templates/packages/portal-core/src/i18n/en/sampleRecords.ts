import type { sampleRecords as german } from '../de/sampleRecords.js';

export const sampleRecords: Record<keyof typeof german, string> = {
  tableLabel: 'Sample records',
  id: 'ID',
  name: 'Name',
  noResults: 'No results found for this query',
  foundCount_one: '{{total}} sample record found',
  foundCount_other: '{{total}} sample records found',
};
