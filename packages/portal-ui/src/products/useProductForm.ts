import { useRef, useState, type RefObject } from 'react';
import {
  ApiError,
  issueMessage,
  validateProduct,
  type Issue,
  type ProductDraft,
  type Translate,
} from '@kontor/portal-core';
import { productFieldOf } from '@kontor/portal-core/erp';
import { useFocusOnFirstError } from '../primitives/fields/useFocusOnFirstError.js';
import { useTranslate } from '../provider/index.js';

/** A form of a product being filled in. */
export interface ProductFormState {
  readonly draft: ProductDraft;
  /** The merchant staff chose; null while it did not. */
  readonly merchantErpId: number | null;
  /** Entries would be lost. */
  readonly isDirty: boolean;
  readonly change: (part: Partial<ProductDraft>) => void;
  readonly changeMerchant: (merchantErpId: number | null) => void;
  /** What is wrong with a field, in words; nothing before the form was sent once. */
  readonly errorAt: (field: keyof ProductDraft | 'merchant') => string | undefined;
  /** Hands the form on when it breaks no rule; else tells all that is wrong and leads to the first. */
  readonly submit: () => void;
  /** Takes over what became of the product meanwhile, except in the fields that were changed here. */
  readonly rebase: (newest: ProductDraft) => void;
  /** Goes around the fields. */
  readonly ref: RefObject<HTMLFormElement | null>;
}

export interface ProductFormOptions {
  readonly initial: ProductDraft;
  /** Staff says whose product it is; the user's own merchant, or null, is chosen at first. */
  readonly merchant?: { readonly initial: number | null };
  /** Why the server refused what was sent last. */
  readonly refusal: Error | null;
  readonly onSubmit: (draft: ProductDraft, merchantErpId: number | null) => void;
}

/** Keeps the entries of a product's form and judges them as the server does, live once it was sent. */
export function useProductForm(options: ProductFormOptions): ProductFormState {
  const { merchant, refusal, onSubmit } = options;
  const translate = useTranslate();
  const ref = useRef<HTMLFormElement>(null);
  const [initial, setInitial] = useState(options.initial);
  const [draft, setDraft] = useState(options.initial);
  const [merchantErpId, setMerchant] = useState(merchant?.initial ?? null);
  const [sent, setSent] = useState<ProductDraft | null>(null);
  const [attempts, countAttempt] = useState(0);
  const own = [...validateProduct(draft), ...merchantIssues(merchant !== undefined, merchantErpId)];
  const refused = sent === draft ? refusedIssues(refusal) : [];
  const issues = [...(attempts > 0 ? own : []), ...refused];
  useFocusOnFirstError(ref, attempts);
  useFocusOnFirstError(ref, refusal);
  return {
    draft,
    merchantErpId,
    isDirty: !isSame(draft, initial) || merchantErpId !== (merchant?.initial ?? null),
    change: (part) => setDraft({ ...draft, ...part }),
    changeMerchant: setMerchant,
    errorAt: (field) => tell(issues, field, translate),
    submit() {
      countAttempt(attempts + 1);
      setSent(draft);
      if (own.length === 0) onSubmit(draft, merchantErpId);
    },
    rebase(newest) {
      setDraft(rebased(draft, initial, newest));
      setInitial(newest);
    },
    ref,
  };
}

const FIELDS_OF_WIRE: Readonly<Record<string, string>> = { [productFieldOf.path('ID_MANDAN')]: 'merchant' };

/** What the server found wrong, by the form's own fields. */
function refusedIssues(refusal: Error | null): Issue[] {
  if (!(refusal instanceof ApiError)) return [];
  return refusal.issues.map((issue) => ({
    ...issue,
    path: FIELDS_OF_WIRE[issue.path] ?? productFieldOf.draft(issue.path) ?? issue.path,
  }));
}

const merchantIssues = (isAsked: boolean, merchantErpId: number | null): Issue[] =>
  isAsked && merchantErpId === null ? [{ path: 'merchant', code: 'required' }] : [];

function tell(issues: readonly Issue[], field: string, translate: Translate): string | undefined {
  const found = issues.find(({ path }) => path === field);
  return found && issueMessage(translate, found);
}

const FIELDS = (draft: ProductDraft) => Object.keys(draft) as (keyof ProductDraft)[];
const isSame = (one: ProductDraft, other: ProductDraft): boolean =>
  FIELDS(one).every((field) => one[field] === other[field]);

/** The newest values, with what was changed here on top. */
export function rebased(draft: ProductDraft, from: ProductDraft, newest: ProductDraft): ProductDraft {
  const own = FIELDS(draft).filter((field) => draft[field] !== from[field]);
  return { ...newest, ...Object.fromEntries(own.map((field) => [field, draft[field]])) };
}
