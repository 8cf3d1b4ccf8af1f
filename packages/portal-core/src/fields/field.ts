import * as z from 'zod/mini';
import type { TextKey } from '../i18n/index.js';
import type { Schema } from '../validation/index.js';

/** One field of a record, as every layer needs to know it. */
export interface Field {
  /** What screens and the audit log call it. */
  readonly label: TextKey;
  /** What a call takes; absent where nobody can give it. */
  readonly input?: Schema;
  /** What an answer holds; absent where nobody is told it. */
  readonly answer?: Schema;
}

/** Fewest and most characters. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** A field people type as text. */
export interface TextField extends Field {
  readonly limits: Limits;
  /** It can be neither left out nor empty. */
  readonly isRequired: boolean;
  /** Keeps its line breaks. */
  readonly hasLines: boolean;
}

/** The fields of a record by their names, in the order they are checked. */
export type FieldMap = Readonly<Record<string, Field>>;

/** What is to be said of a text. */
interface TextRule {
  readonly label: TextKey;
  /** 0 unless told: it may be empty. */
  readonly min?: number;
  readonly max: number;
  /** Most characters a call lets through; the rules refuse those beyond `max` in words. */
  readonly upTo: number;
  /** A call may leave it out, or say null. */
  readonly absent?: 'left out' | 'null';
  readonly hasLines?: boolean;
}

type InputOf<Rule extends TextRule> = Rule extends { readonly absent: 'left out' }
  ? z.ZodMiniOptional<z.ZodMiniString>
  : AnswerOf<Rule>;
type AnswerOf<Rule extends TextRule> = Rule extends { readonly absent: 'null' }
  ? z.ZodMiniNullable<z.ZodMiniString>
  : z.ZodMiniString;

/** A field of text: `text({ label: 'deliveries.contact', max: 100, upTo: 300 })`. */
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

/** Names of the fields that a call takes, that an answer holds, or that are text. */
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

/** More of a call or an answer than fields of the record. */
type More = Readonly<Record<string, Schema>>;
type None = Record<never, Schema>;

/** What a call takes of a record: a schema of the fields that can be given, and more. */
/* @__NO_SIDE_EFFECTS__ */
export function inputShape<Fields extends FieldMap, Others extends More = None>(
  fields: Fields,
  more: Others = {} as Others,
) {
  return z.strictObject({ ...partOf(fields, 'input'), ...more });
}

/** What an answer holds of a record: a schema of the fields that are told, and more. */
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
