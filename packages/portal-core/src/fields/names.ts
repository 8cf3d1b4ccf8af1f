import type { TextKey } from '../i18n/index.js';
import type { FieldMap, NameOf } from './field.js';

/** The names of all fields, or of all entries of another record that says everything by name. */
export const fieldNames = <Name extends string>(fields: Readonly<Partial<Record<Name, unknown>>>) =>
  Object.keys(fields) as Name[];

/** The names of the fields with an answer. */
export const answerNames = <Fields extends FieldMap>(fields: Fields) =>
  fieldNames(fields).filter((name): name is NameOf<Fields, 'answer'> => fields[name]?.answer !== undefined);

/** The labels of the fields by name. */
export const fieldLabels = <Fields extends FieldMap>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])) as {
    readonly [Name in keyof Fields]: TextKey;
  };

/** A form's empty text for every field. */
export const emptyTexts = <Fields extends FieldMap>(fields: Fields) =>
  Object.fromEntries(fieldNames(fields).map((name) => [name, ''])) as {
    readonly [Name in keyof Fields]: string;
  };
