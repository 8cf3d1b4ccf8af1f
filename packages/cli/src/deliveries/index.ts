export { DELIVERY_COLUMN_NAMES } from './delivery-column-names.js';
