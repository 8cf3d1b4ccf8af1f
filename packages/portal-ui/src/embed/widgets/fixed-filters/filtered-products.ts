import type { FilteredRecords } from './FixedFilters.js';

export const FILTERED_PRODUCTS: FilteredRecords = {
  records: 'products',
  fields: {
    Nr_Artikel: 'orders.productId',
    Artikelname: 'products.name',
    Nr_EAN: 'products.ean',
    Status: 'products.status',
  },
};
