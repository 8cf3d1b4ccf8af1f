import * as z from 'zod/mini';
import type { TextKey } from '../i18n/index.js';
import type { Schema } from '../validation/index.js';

/** One field of a record, described once for every layer. */
export interface Field {
  /** Name of the field on screens and in the audit log. */
  readonly label: TextKey;
  /** Schema of the field in calls; absent when it cannot be given. */
  readonly input?: Schema;
  /** Schema of the field in answers; absent when it is never answered. */
  readonly answer?: Schema;
}

/** Fewest and most characters. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** A field of text that people type. */
export interface TextField extends Field {
  readonly limits: Limits;
  /** Whether the text must be given and not be empty. */
  readonly isRequired: boolean;
  /** Whether the text keeps its line breaks. */
  readonly hasLines: boolean;
}

/** The fields of a record by name, in the order in which they are checked. */
export type FieldMap = Readonly<Record<string, Field>>;

/** The options of a text field. */
interface TextRule {
  readonly label: TextKey;
  /** Fewest characters; 0 by default, so that it may be empty. */
  readonly min?: number;
  readonly max: number;
  /** Most characters that a call's schema accepts; the rules refuse texts longer than `max` with a message. */
  readonly upTo: number;
  /** Whether a call may leave the field out, or send null. */
  readonly absent?: 'left out' | 'null';
  readonly hasLines?: boolean;
}

type InputOf<Rule extends TextRule> = Rule extends { readonly absent: 'left out' }
  ? z.ZodMiniOptional<z.ZodMiniString>
  : AnswerOf<Rule>;
type AnswerOf<Rule extends TextRule> = Rule extends { readonly absent: 'null' }
  ? z.ZodMiniNullable<z.ZodMiniString>
  : z.ZodMiniString;

/** Describes a field of text: `text({ label: 'deliveries.contact', max: 100, upTo: 300 })`. */
/* @__NO_SIDE_EFFECTS__ */
export function text<const Rule extends TextRule>(rule: Rule) {
  const { label, min = 0, max, upTo, absent, hasLines = false } = rule;
  const given = z.string().check(z.maxLength(upTo));
  const shapes = {
    input: absent === 'left out' ? z.optional(given) : absent === 'null' ? z.nullable(given) : given,
    answer: absent === 'null' ? z.nullable(z.string()) : z.string(),
  } as unknown as { readonly input: InputOf<Rule>; readonly answer: AnswerOf<Rule> };
  const isRequired = min > 0 && absent === undefined;
  return { label: label as Rule['label'], limits: { min, max }, isRequired, hasLines, ...shapes };
}

/** Names of the fields with an input, with an answer, or of text. */
export type NameOf<Fields, Part extends 'input' | 'answer' | 'limits'> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly [P in Part]: object } ? Name : never;
}[keyof Fields] &
  string;
export type TextName<Fields> = NameOf<Fields, 'limits'>;

type ShapeOf<Fields, Part extends 'input' | 'answer'> = {
  [Name in NameOf<Fields, Part>]: Fields[Name] extends { readonly [P in Part]: infer S extends Schema }
    ? S
    : never;
};

/** Properties of a call or an answer besides the fields of the record. */
type More = Readonly<Record<string, Schema>>;
type None = Record<never, Schema>;

/** The schema of a record in calls: the fields with an input, and further properties. */
/* @__NO_SIDE_EFFECTS__ */
export function inputShape<Fields extends FieldMap, Others extends More = None>(
  fields: Fields,
  more: Others = {} as Others,
) {
  return z.strictObject({ ...partOf(fields, 'input'), ...more });
}

/** The schema of a record in answers: the fields with an answer, and further properties. */
/* @__NO_SIDE_EFFECTS__ */
export function answerShape<Fields extends FieldMap, Others extends More = None>(
  fields: Fields,
  more: Others = {} as Others,
) {
  return z.strictObject({ ...partOf(fields, 'answer'), ...more });
}

function partOf<Fields extends FieldMap, Part extends 'input' | 'answer'>(fields: Fields, part: Part) {
  const schemas = Object.entries(fields).flatMap(([name, field]) =>
    field[part] === undefined ? [] : [[name, field[part]] as const],
  );
  return Object.fromEntries(schemas) as ShapeOf<Fields, Part>;
}
