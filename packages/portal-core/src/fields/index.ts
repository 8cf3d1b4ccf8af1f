export { answerShape, fieldLabels, fieldNames, inputShape, text, toldNames } from './field.js';
export type { Field, FieldMap, NameOf, TextName } from './field.js';
export { changedTexts, inFieldOrder, storedTexts, textField, textIssues } from './texts.js';
