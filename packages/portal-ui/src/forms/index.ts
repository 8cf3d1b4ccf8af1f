export { CopyBlock } from './CopyBlock.js';
export { boundField, describedField } from './bound-field.js';
export { ConfirmDialog } from './ConfirmDialog.js';
export type { ConfirmDialogProps } from './ConfirmDialog.js';
export { CreateInDialog } from './CreateInDialog.js';
export { CurrentPasswordField } from './CurrentPasswordField.js';
export { EditInPlace } from './EditInPlace.js';
export {
  FieldGrid,
  Half,
  Legend,
  Quarter,
  Section,
  Third,
  ThreeQuarters,
  Whole,
} from './form-grid.styles.js';
export { formProps } from './form-props.js';
export { FormDialog } from './FormDialog.js';
export { NewPasswordField } from './NewPasswordField.js';
export { StaleField } from './StaleField.js';
export { StaleNote } from './StaleNote.js';
export { useDone } from './useDone.js';
export { useForm } from './useForm.js';
export type { Form } from './useForm.js';
export { useSaveRecord } from './useSaveRecord.js';
export { TakeAwayDialog } from './TakeAwayDialog.js';
