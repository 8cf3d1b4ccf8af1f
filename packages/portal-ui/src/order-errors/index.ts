export { CreateOrderErrorButton } from './CreateOrderErrorButton.js';
export { orderErrorList } from './order-error-list.js';
export type { OrderErrorListState } from './order-error-list.js';
export { OrderErrors } from './OrderErrors.js';
export type { OrderErrorsProps } from './OrderErrors.js';
export { OrderErrorsDialog } from './OrderErrorsDialog.js';
export type { OrderOfErrors } from './OrderErrorsDialog.js';
