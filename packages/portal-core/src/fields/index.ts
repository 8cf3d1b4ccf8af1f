export { answerShape, inputShape, text } from './field.js';
export type { Field, FieldMap, NameOf, TextName } from './field.js';
export { emptyTexts, fieldLabels, fieldNames, answerNames } from './names.js';
export { changedTexts, inFieldOrder, storedTexts, textField, textIssues } from './texts.js';
