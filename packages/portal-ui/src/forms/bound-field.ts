import { textField, type FieldMap, type TextName as DescribedName } from '@kontor/portal-core/fields';
import type { Translate } from '@kontor/portal-core/i18n';
import type { Form } from './useForm.js';

/** Names of the draft's text entries. */
type TextName<Draft> = {
  [Name in keyof Draft & string]: [Draft[Name], string] extends [string, Draft[Name]] ? Name : never;
}[keyof Draft & string];

/** Props that connect a text field to its form. */
export interface BoundField {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (change: { readonly value: string }) => void;
}

type Entries<Draft extends object> = Pick<Form<Draft>, 'draft' | 'change' | 'errorOf'>;

/** Binds a field to a text entry of a form: `<TextField label=… {...boundField(form, 'name')} />`. */
export function boundField<Draft extends object>(
  { draft, change, errorOf }: Entries<Draft>,
  name: TextName<Draft>,
): BoundField {
  return {
    value: draft[name] as string,
    error: errorOf(name),
    onChange: ({ value }) => change({ [name]: value } as Partial<Draft>),
  };
}

/** Binds a field to an entry of a form and to its description in the record's field list: name, length, and whether it is required. */
export function describedField<Fields extends FieldMap, Draft extends object>(
  translate: Translate,
  fields: Fields,
  form: Entries<Draft>,
  name: DescribedName<Fields> & TextName<Draft>,
) {
  const { label, limits, isRequired } = textField(fields, name);
  return { label: translate(label), maxLength: limits.max, isRequired, ...boundField(form, name) };
}
