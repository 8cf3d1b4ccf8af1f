import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
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
import { usePortalClient, useSingleMutation } from '../provider/index.js';
import { pagedRows } from '../table/index.js';

const USERS = ['users'] as const;

/** A page of users, in the order they were created. */
export function useUsers(page: number) {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...USERS, 'list', page],
    queryFn: ({ signal }) => client.call(usersList, { query: { page, limit: USERS_PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
  return pagedRows(query);
}

const NONE: readonly Role[] = [];

/** The roles a user can have; none until known. */
export function useRoles() {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: ['roles'],
    queryFn: ({ signal }) => client.call(rolesList, { signal }),
    staleTime: Infinity,
  });
  return { roles: query.data?.entries ?? NONE, ...optionRequest(query) };
}

/** Whether another user than `own` has that name; false until known. */
export function useIsNameTaken(username: string, own: User | null): boolean {
  const client = usePortalClient();
  const name = username.trim();
  const query = useQuery({
    queryKey: [...USERS, 'named', name.toLowerCase()],
    queryFn: ({ signal }) => client.call(usersList, { query: { username: name, limit: 1 }, signal }),
    enabled: name.length >= 2,
    staleTime: 10_000,
  });
  return (query.data?.entries ?? NONE).some(({ id }) => id !== own?.id);
}

/** Creates a user, or changes the one given; every list is fetched anew. */
export function useSaveUser(user: User | null) {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (input: NewUser) => {
      if (user === null) return client.call(usersCreate, { body: input });
      const { password: _, ...body } = input;
      return client.call(usersUpdate, { params: { id: user.id }, body });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: USERS }),
  });
}

/** Gives a user another password. */
export function useChangePassword({ id }: User) {
  const client = usePortalClient();
  return useSingleMutation({
    mutationFn: (password: string) => client.call(usersPassword, { params: { id }, body: { id, password } }),
  });
}
