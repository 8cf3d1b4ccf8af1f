export { ConfirmDialog } from './ConfirmDialog.js';
export type { ConfirmDialogProps } from './ConfirmDialog.js';
export { CreateInDialog } from './CreateInDialog.js';
export type { CreateInDialogProps } from './CreateInDialog.js';
export { FormDialog } from './FormDialog.js';
export type { FormDialogProps } from './FormDialog.js';
export { useForm } from './useForm.js';
export type { Form, FormOptions } from './useForm.js';
