import { cleanText, type Issue, lengthIssues } from '../validation/index.js';
import type { FieldMap, TextField, TextName } from './field.js';
import { fieldNames } from './names.js';

/** Texts of a record by field name; an absent one is not given. */
type Texts<Fields> = { readonly [Name in TextName<Fields>]?: string | null | undefined };

/** Every broken length rule of the given texts, checked in their stored form. */
export function textIssues<Fields extends FieldMap>(fields: Fields, texts: Texts<Fields>): Issue[] {
  return textFields(fields).flatMap(([name, field]) => {
    const given = texts[name] ?? null;
    return given === null ? [] : lengthIssues(name, storedText(field, given), field.limits);
  });
}

/** Sorts issues by the order of their fields. */
export function inFieldOrder(fields: FieldMap, issues: readonly Issue[]): Issue[] {
  const names = Object.keys(fields);
  return issues.toSorted((a, b) => names.indexOf(a.path) - names.indexOf(b.path));
}

/** All texts of a record in their stored form: cleaned, texts of several lines only trimmed, absent ones empty. */
export const storedTexts = <Fields extends FieldMap>(fields: Fields, texts: Texts<Fields>) =>
  Object.fromEntries(
    textFields(fields).map(([name, field]) => [name, storedText(field, texts[name] ?? '')]),
  ) as { readonly [Name in TextName<Fields>]: string };

/** The given texts in their stored form. */
export const changedTexts = <Fields extends FieldMap>(fields: Fields, texts: Texts<Fields>) =>
  Object.fromEntries(
    Object.entries(storedTexts(fields, texts)).filter(
      ([name]) => texts[name as TextName<Fields>] !== undefined,
    ),
  ) as { readonly [Name in TextName<Fields>]?: string };

/** The description of a text field by name. */
export const textField = <Fields extends FieldMap>(fields: Fields, name: TextName<Fields>) =>
  fields[name] as unknown as TextField;

const storedText = ({ hasLines }: TextField, text: string): string =>
  hasLines ? text.trim() : cleanText(text);

function textFields<Fields extends FieldMap>(fields: Fields) {
  return fieldNames(fields).flatMap((name) => {
    const field = fields[name];
    return field !== undefined && isText(field) ? [[name as TextName<Fields>, field] as const] : [];
  });
}

const isText = (field: FieldMap[string]): field is TextField => 'limits' in field;
