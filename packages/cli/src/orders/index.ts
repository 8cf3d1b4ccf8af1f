export { ORDER_COLUMN_NAMES } from './order-column-names.js';
