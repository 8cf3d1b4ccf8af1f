export { fieldLabels, fieldNames, toldNames } from './field.js';
export type { FieldMap, NameOf, TextName } from './field.js';
export { changedTexts, storedTexts, textField } from './texts.js';
