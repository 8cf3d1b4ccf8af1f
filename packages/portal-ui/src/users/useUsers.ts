import { keepPreviousData } from '@tanstack/react-query';
import {
  rolesList,
  USERS_PAGE_SIZE,
  usersCreate,
  usersList,
  usersPassword,
  usersUpdate,
  type NewUser,
  type Role,
  type User,
} from '@kontor/portal-core';
import { optionRequest } from '../primitives/index.js';
import { useAnswer, useSend } from '../provider/index.js';
import { pagedRows } from '../table/index.js';

/** A page of users, in the order they were created. */
export function useUsers(page: number) {
  const input = { query: { page, limit: USERS_PAGE_SIZE } };
  return pagedRows(useAnswer(usersList, input, { placeholderData: keepPreviousData }));
}

const NONE: readonly Role[] = [];

/** The roles a user can have; none until known. */
export function useRoles() {
  const query = useAnswer(rolesList, {}, { staleTime: Infinity });
  return { roles: query.data?.entries ?? NONE, ...optionRequest(query) };
}

/** Whether another user than `own` has that name; false until known. */
export function useIsNameTaken(username: string, own: User | null): boolean {
  const name = username.trim();
  const query = useAnswer(
    usersList,
    { query: { username: name, limit: 1 } },
    { enabled: name.length >= 2, staleTime: 10_000 },
  );
  return (query.data?.entries ?? NONE).some(({ id }) => id !== own?.id);
}

/** Creates a user, or changes the one given; every list is fetched anew. */
export function useSaveUser(user: User | null) {
  return useSend(
    (client, input: NewUser) => {
      if (user === null) return client.call(usersCreate, { body: input });
      const { password: _, ...body } = input;
      return client.call(usersUpdate, { params: { id: user.id }, body });
    },
    { renews: [usersList] },
  );
}

/** Gives a user another password. */
export function useChangePassword({ id }: User) {
  return useSend(
    (client, password: string) => client.call(usersPassword, { params: { id }, body: { id, password } }),
    { renews: [] },
  );
}
