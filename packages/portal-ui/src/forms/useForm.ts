import { useRef, useState, type RefObject } from 'react';
import { issueMessage } from '@kontor/portal-core/i18n';
import type { Issue } from '@kontor/portal-core/validation';
import { ApiError } from '@kontor/portal-core/wire';
import { useFocusOnFirstError } from '../primitives/index.js';
import { problemText, useTranslate, useUnsaved } from '../provider/index.js';

export interface FormOptions<Draft extends object> {
  readonly initial: Draft;
  /** Returns all validation issues of a draft, by the same rules as the server. */
  readonly validate: (draft: Draft) => readonly Issue[];
  /** Why the server refused the last submit; its issues are shown at their fields until an entry changes. */
  readonly refusal: Error | null;
  /** Returns the issues of a refusal, with paths of the draft; by default the issues in the server's answer. */
  readonly issuesOf?: (refusal: Error) => readonly Issue[];
  readonly onSubmit: (draft: Draft) => void;
  /** True for a form in the page: leaving it asks while entries would be lost. A dialog asks by itself. */
  readonly isInPage?: boolean;
  /** Maps a path from the server to a field; by default the path itself. */
  readonly fieldOf?: (path: string) => string;
}

/** A field of a form, or a part of a field such as `address.city`. */
type FieldPath<Draft> = (keyof Draft & string) | `${keyof Draft & string}.${string}`;

/** State and functions of a form. */
export interface Form<Draft extends object> {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** Error message of a field or a part of one; undefined before the first submit. */
  readonly errorOf: (field: FieldPath<Draft>) => string | undefined;
  /** All validation issues; empty before the first submit. */
  readonly issues: readonly Issue[];
  /** Why sending failed, if no field shows it; null otherwise. */
  readonly failure: string | null;
  /** Whether nothing was changed since the last submit. */
  readonly isAsSent: boolean;
  /** Whether there are entries that closing would lose. */
  readonly isDirty: boolean;
  /** Passes a valid draft to `onSubmit`; otherwise shows all issues and focuses the first invalid field. */
  readonly submit: () => void;
  /** Replaces the entries and forgets all errors. */
  readonly reset: (to: Draft) => void;
  /** Adopts the newest values of the record, except in fields that the user changed. */
  readonly rebase: (newest: Draft) => void;
  /** Ref of the form element. */
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** Keeps the entries of a form. Validates them by the server's rules, at every change after the first submit. */
export function useForm<Draft extends object>(options: FormOptions<Draft>): Form<Draft> {
  const { validate, refusal, onSubmit, issuesOf = namedIssues, fieldOf = (path) => path } = options;
  const { isInPage = false } = options;
  const translate = useTranslate();
  const ref = useRef<HTMLFormElement>(null);
  const [initial, setInitial] = useState(options.initial);
  const [draft, setDraft] = useState(initial);
  const [sent, setSent] = useState<Draft | null>(null);
  /** The last draft that kept every rule and was submitted; being sent or stored, unless it was refused. */
  const [submitted, setSubmitted] = useState<Draft | null>(null);
  const [attempts, countAttempt] = useState(0);
  const own = validate(draft);
  const isAsSent = sent === draft;
  const refused =
    isAsSent && refusal !== null ? issuesOf(refusal).map((one) => ({ ...one, path: fieldOf(one.path) })) : [];
  const issues = [...(attempts > 0 ? own : []), ...refused];
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial);
  useUnsaved(isInPage && isDirty && (submitted !== draft || refusal !== null));
  useFocusOnFirstError(ref, attempts);
  useFocusOnFirstError(ref, refusal);
  return {
    draft,
    change: (part) => setDraft((current) => ({ ...current, ...part })),
    errorOf(field) {
      const found = issues.find(({ path }) => path === field || path.startsWith(`${field}.`));
      return found && issueMessage(translate, found);
    },
    issues,
    failure: refusal !== null && issuesOf(refusal).length === 0 ? problemText(refusal, translate) : null,
    isAsSent,
    isDirty,
    submit() {
      countAttempt(attempts + 1);
      setSent(draft);
      if (own.length > 0) return;
      setSubmitted(draft);
      onSubmit(draft);
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

/** The newest values, overwritten with the user's changes. */
function rebased<Draft extends object>(draft: Draft, from: Draft, newest: Draft): Draft {
  const own = Object.entries(draft).filter(([field, value]) => from[field as keyof Draft] !== value);
  return { ...newest, ...Object.fromEntries(own) };
}
