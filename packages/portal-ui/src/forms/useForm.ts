import { useRef, useState, type RefObject } from 'react';
import { ApiError, issueMessage, type Issue, type TextKey } from '@kontor/portal-core';
import { useFocusOnFirstError } from '../primitives/index.js';
import { problemText, useTranslate } from '../provider/index.js';

export interface FormOptions<Draft extends object> {
  readonly initial: Draft;
  /** Every broken rule of a draft: the rules the server asks too. */
  readonly validate: (draft: Draft) => readonly Issue[];
  /** Why the server refused what was sent last; its issues stand at their fields until something changes. */
  readonly refusal: Error | null;
  /** The issues of such a refusal, with paths of the draft; those the answer names unless told. */
  readonly issuesOf?: (refusal: Error) => readonly Issue[];
  readonly onSubmit: (draft: Draft) => void;
  /** The field of a path the server speaks of; the path itself unless told. */
  readonly fieldOf?: (path: string) => string;
  /** Names of fields for texts that need them: "{field} already exists". */
  readonly names?: Partial<Readonly<Record<keyof Draft & string, TextKey>>>;
}

/** A field of a form, or a part of one: `address.city`. */
type FieldPath<Draft> = (keyof Draft & string) | `${keyof Draft & string}.${string}`;

/** A form being filled in. */
export interface Form<Draft extends object> {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** What is wrong with a field or a part of one, in words; nothing before the form was sent once. */
  readonly errorOf: (field: FieldPath<Draft>) => string | undefined;
  /** All that is wrong; nothing before the form was sent once. */
  readonly issues: readonly Issue[];
  /** Why sending failed, in words, where no field tells it. */
  readonly failure: string | null;
  /** Nothing was changed since it was sent. */
  readonly isAsSent: boolean;
  /** Entries would be lost. */
  readonly isDirty: boolean;
  /** Hands the draft on when it breaks no rule; else tells all that is wrong and leads to the first. */
  readonly submit: () => void;
  /** Begins anew with these entries. */
  readonly reset: (to: Draft) => void;
  /** Takes over what became of the record meanwhile, except in the fields that were changed here. */
  readonly rebase: (newest: Draft) => void;
  /** Goes around the fields. */
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** Keeps the entries of a form and judges them as the server does, live once it was sent. */
export function useForm<Draft extends object>(options: FormOptions<Draft>): Form<Draft> {
  const {
    validate,
    refusal,
    onSubmit,
    issuesOf = namedIssues,
    fieldOf = (path) => path,
    names = {},
  } = options;
  const translate = useTranslate();
  const ref = useRef<HTMLFormElement>(null);
  const [initial, setInitial] = useState(options.initial);
  const [draft, setDraft] = useState(initial);
  const [sent, setSent] = useState<Draft | null>(null);
  const [attempts, countAttempt] = useState(0);
  const own = validate(draft);
  const isAsSent = sent === draft;
  const refused =
    isAsSent && refusal !== null ? issuesOf(refusal).map((one) => ({ ...one, path: fieldOf(one.path) })) : [];
  const issues = [...(attempts > 0 ? own : []), ...refused];
  useFocusOnFirstError(ref, attempts);
  useFocusOnFirstError(ref, refusal);
  return {
    draft,
    change: (part) => setDraft((current) => ({ ...current, ...part })),
    errorOf(field) {
      const found = issues.find(({ path }) => path === field || path.startsWith(`${field}.`));
      const name = (names as Readonly<Record<string, TextKey | undefined>>)[field];
      if (found === undefined) return undefined;
      const params = name === undefined ? found.params : { ...found.params, field: translate(name) };
      return issueMessage(translate, params === undefined ? found : { ...found, params });
    },
    issues,
    failure: refusal !== null && issuesOf(refusal).length === 0 ? problemText(refusal, translate) : null,
    isAsSent,
    isDirty: JSON.stringify(draft) !== JSON.stringify(initial),
    submit() {
      countAttempt(attempts + 1);
      setSent(draft);
      if (own.length === 0) onSubmit(draft);
    },
    reset(to) {
      setInitial(to);
      setDraft(to);
      countAttempt(0);
    },
    rebase(newest) {
      setDraft(rebased(draft, initial, newest));
      setInitial(newest);
    },
    ref,
  };
}

const namedIssues = (refusal: Error): readonly Issue[] => (refusal instanceof ApiError ? refusal.issues : []);

/** The newest values, with what was changed here on top. */
function rebased<Draft extends object>(draft: Draft, from: Draft, newest: Draft): Draft {
  const own = Object.entries(draft).filter(([field, value]) => from[field as keyof Draft] !== value);
  return { ...newest, ...Object.fromEntries(own) };
}
