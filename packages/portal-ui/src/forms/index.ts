export { ConfirmDialog } from './ConfirmDialog.js';
export type { ConfirmDialogProps } from './ConfirmDialog.js';
export { FormDialog } from './FormDialog.js';
export type { FormDialogProps } from './FormDialog.js';
export { useForm } from './useForm.js';
export type { Form, FormOptions } from './useForm.js';
