import type { Form } from './useForm.js';

/** The entries of a draft that are text. */
type TextName<Draft> = {
  [Name in keyof Draft & string]: [Draft[Name], string] extends [string, Draft[Name]] ? Name : never;
}[keyof Draft & string];

/** What a field of text needs of the form it stands in. */
export interface BoundField {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (change: { readonly value: string }) => void;
}

/** Binds a field to an entry of a form that is text: `<TextField label=… {...boundField(form, 'name')} />`. */
export function boundField<Draft extends object>(
  { draft, change, errorOf }: Pick<Form<Draft>, 'draft' | 'change' | 'errorOf'>,
  name: TextName<Draft>,
): BoundField {
  return {
    value: draft[name] as string,
    error: errorOf(name),
    onChange: ({ value }) => change({ [name]: value } as Partial<Draft>),
  };
}
