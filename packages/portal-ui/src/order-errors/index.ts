export { OrderErrorList } from './OrderErrorList.js';
export type { OrderErrorListProps } from './OrderErrorList.js';
export { OrderErrorsDialog } from './OrderErrorsDialog.js';
export type { OrderErrorsDialogProps, OrderOfErrors } from './OrderErrorsDialog.js';
