import { COMMENT_STATUSES, type CommentStatus } from './comment.types.js';

/** A change of status that a comment records; `from` is empty when there was no status before. */
export interface StatusChange {
  readonly from: CommentStatus | '';
  readonly to: CommentStatus;
}

const CHANGE_STATUS = 'changeStatus';

/** The JSON text that records a change of status (specification 1 section 3). */
export function statusChangeMeta({ from, to }: StatusChange): string {
  return JSON.stringify({ action: CHANGE_STATUS, from, to });
}

/**
 * The change of status that an `action_meta` records; null when it records none or cannot be read, since broken action_meta is ignored
 * (specification 1 section 8). An unknown `from` is read as empty.
 */
export function parseActionMeta(text: string | null | undefined): StatusChange | null {
  const { action, from, to } = objectOf(text);
  const target = COMMENT_STATUSES.find((status) => status === to);
  if (action !== CHANGE_STATUS || target === undefined) return null;
  return { from: COMMENT_STATUSES.find((status) => status === from) ?? '', to: target };
}

/** The object of a comment's metadata; empty when the text cannot be parsed (specification 1 section 8). */
function objectOf(text: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
