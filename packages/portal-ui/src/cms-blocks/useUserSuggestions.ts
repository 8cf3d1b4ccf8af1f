import { keepPreviousData } from '@tanstack/react-query';
import {
  usersPublic,
  usersSuggest,
  USER_SUGGESTIONS_MAX,
  type UserSuggestion,
} from '@kontor/portal-core/users';
import { labelMatches, type Option, optionRequest, useDebounced } from '../primitives/index.js';
import { useAnswer } from '../provider/index.js';

const WAIT_MS = 200;

/**
 * Suggests users whose name contains the typed text; for empty text the first ones, at most 250 (specification 2
 * section 9). Until the answer arrives, only known users that match are offered, so that nobody is chosen from the
 * answer to an older input. Sends no request for fewer than `from` characters.
 */
export function useUserSuggestions(typed: string, isEnabled = true, from = 0) {
  const text = useDebounced(typed.trim(), WAIT_MS);
  const query = useAnswer(
    usersSuggest,
    { query: { limit: USER_SUGGESTIONS_MAX, ...(text && { text }) } },
    { enabled: isEnabled && text.length >= from, placeholderData: keepPreviousData, staleTime: 30_000 },
  );
  const isWaiting = isEnabled && (text !== typed.trim() || query.isFetching);
  const known = isEnabled ? (query.data?.entries ?? []) : [];
  const fits = ({ username, full_name }: UserSuggestion) => labelMatches(`${username} ${full_name}`, typed);
  const users = isWaiting ? known.filter(fits) : known;
  return { users, ...optionRequest(query), isLoading: isWaiting };
}

/** The option of a user of whom only the id is known; null until the name has loaded. */
export function useUserOption(id: number | null): Option | null {
  const options = { enabled: id !== null, staleTime: 60_000 };
  const query = useAnswer(usersPublic, { query: { id: id ?? 0 } }, options);
  return id === null || query.data === undefined ? null : userOption(query.data);
}

/** Converts a user to an option: the full name, with the sign-in name below it. */
export function userOption({ id, username, full_name }: UserSuggestion): Option {
  return full_name === ''
    ? { value: String(id), label: username }
    : { value: String(id), label: full_name, note: username };
}
