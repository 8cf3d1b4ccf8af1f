import { keepPreviousData } from '@tanstack/react-query';
import {
  rolesList,
  USERS_PAGE_SIZE,
  USER_SORTS,
  usersCreate,
  usersList,
  usersPassword,
  usersUpdate,
  type NewUser,
  type Role,
  type User,
} from '@kontor/portal-core/users';
import { useSaveRecord } from '../forms/index.js';
import { optionRequest, narrowingQuery, type Narrowing } from '../primitives/index.js';
import { useAnswer, useSend } from '../provider/index.js';
import { pagedRows } from '../table/index.js';

/** Fetches a page of the users that contain a text, in the order of their creation by default. */
export function useUsers(page: number, narrowing: Narrowing) {
  const query = { page, limit: USERS_PAGE_SIZE, ...narrowingQuery(narrowing, USER_SORTS) };
  const input = { query };
  return pagedRows(useAnswer(usersList, input, { placeholderData: keepPreviousData }));
}

const NONE: readonly Role[] = [];

/** Fetches the roles that a user can have; empty until loaded. */
export function useRoles() {
  const query = useAnswer(rolesList, {}, { staleTime: Infinity });
  return { roles: query.data?.entries ?? NONE, ...optionRequest(query) };
}

/** True when another user than `own` has that name; false until known. */
export function useIsNameTaken(username: string, own: User | null): boolean {
  const name = username.trim();
  const query = useAnswer(
    usersList,
    { query: { username: name, limit: 1 } },
    { enabled: name.length >= 2, staleTime: 10_000 },
  );
  return (query.data?.entries ?? NONE).some(({ id }) => id !== own?.id);
}

/** Creates a user, or changes the given one. Afterwards every list is fetched anew. */
export const useSaveUser = (user: User | null) =>
  useSaveRecord<NewUser, User>(user, {
    create: (client, body) => client.call(usersCreate, { body }),
    change: (client, { password: _, ...body }, { id, modId }) =>
      client.call(usersUpdate, { params: { id }, body: { ...body, modId } }),
    find: (client, id) => client.call(usersList, { query: { id } }),
    renews: [usersList],
  });

/** Sets a user's password. */
export function useChangePassword({ id }: User) {
  return useSend(
    (client, password: string) => client.call(usersPassword, { params: { id }, body: { id, password } }),
    { renews: [] },
  );
}
