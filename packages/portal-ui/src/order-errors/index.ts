export { CreateOrderErrorButton } from './CreateOrderErrorButton.js';
export { OrderErrorList } from './OrderErrorList.js';
export type { OrderErrorListProps } from './OrderErrorList.js';
export { OrderErrors } from './OrderErrors.js';
export type { OrderErrorsProps } from './OrderErrors.js';
export { OrderErrorsDialog } from './OrderErrorsDialog.js';
export type { OrderErrorsDialogProps, OrderOfErrors } from './OrderErrorsDialog.js';
export { orderErrorList } from './order-error-list.js';
export type { OrderErrorListState } from './order-error-list.js';
