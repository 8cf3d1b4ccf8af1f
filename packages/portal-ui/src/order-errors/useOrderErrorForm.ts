import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  ApiError,
  instantOfLocalTime,
  issueMessage,
  localTimeOf,
  parseOrderError,
  type Issue,
  type NewOrderError,
} from '@kontor/portal-core';
import { useTranslate } from '../provider/index.js';
import { useCreateOrderError } from './useOrderErrorChanges.js';
import type { OrderErrorSettings } from './useOrderErrorSettings.js';

/** What is typed so far. */
export interface OrderErrorEntries {
  readonly status: string;
  readonly type: string;
  /** Local time of the portal, `YYYY-MM-DDTHH:mm`; null while there is none. */
  readonly errorTime: string | null;
  readonly description: string;
}

export interface OrderErrorFormState {
  readonly entries: OrderErrorEntries;
  /** Something would be lost. */
  readonly isDirty: boolean;
  readonly isSending: boolean;
  change(part: Partial<OrderErrorEntries>): void;
  /** What is wrong with a field, in words; nothing before it was sent. */
  errorAt(path: keyof NewOrderError): string | undefined;
  submit(): void;
  /** Empties the form; the error then happened just now. */
  reset(): void;
  /** The form, whose first wrong field gets the focus after each try. */
  readonly ref: RefObject<HTMLFormElement | null>;
}

export interface OrderErrorFormOptions {
  readonly orderErpId: number;
  readonly settings: OrderErrorSettings;
  readonly onCreated: () => void;
}

/** Keeps the entries of a new error, which happened just now unless told, and judges them as the server does. */
export function useOrderErrorForm(options: OrderErrorFormOptions): OrderErrorFormState {
  const { orderErpId, settings, onCreated } = options;
  const translate = useTranslate();
  const ref = useRef<HTMLFormElement>(null);
  const create = useCreateOrderError();
  const [initial, begin] = useState(() => emptyEntries(settings.timeZone));
  const [entries, setEntries] = useState(initial);
  const [sent, setSent] = useState<OrderErrorEntries | null>(null);
  const [attempts, countAttempt] = useState(0);
  const body = bodyOf(entries, orderErpId, settings.timeZone);
  const parsed = parseOrderError(body, settings);
  const own = attempts === 0 || parsed.ok ? [] : parsed.issues;
  const issues = [...own, ...(sent === entries ? refusedIssues(create.error) : [])];
  useFocusOnFirstError(ref, attempts, create.error);
  return {
    entries,
    isDirty: JSON.stringify(entries) !== JSON.stringify(initial),
    isSending: create.isPending,
    change: (part) => setEntries({ ...entries, ...part }),
    errorAt(path) {
      const found = issues.find((one) => one.path === path);
      return found && issueMessage(translate, found);
    },
    submit() {
      countAttempt(attempts + 1);
      setSent(entries);
      if (parsed.ok) create.mutate(parsed.value, { onSuccess: onCreated });
    },
    reset() {
      const empty = emptyEntries(settings.timeZone);
      begin(empty);
      setEntries(empty);
      countAttempt(0);
    },
    ref,
  };
}

function emptyEntries(timeZone: string): OrderErrorEntries {
  return { status: '', type: '', errorTime: localTimeOf(Date.now(), timeZone), description: '' };
}

function bodyOf(entries: OrderErrorEntries, orderErpId: number, timeZone: string): NewOrderError {
  const { status, type, errorTime, description } = entries;
  const instant = errorTime === null ? null : instantOfLocalTime(errorTime, timeZone);
  return {
    status,
    type,
    error_date: instant === null ? '' : new Date(instant).toISOString(),
    description,
    order_erp_id: orderErpId,
  };
}

const refusedIssues = (error: unknown): readonly Issue[] => (error instanceof ApiError ? error.issues : []);

const WRONG =
  'button[data-invalid], [data-invalid] [role=spinbutton], [data-invalid] button, textarea[aria-invalid=true]';

function useFocusOnFirstError(
  ref: RefObject<HTMLFormElement | null>,
  attempts: number,
  refused: unknown,
): void {
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [ref, attempts, refused]);
}
