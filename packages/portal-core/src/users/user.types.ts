import * as z from 'zod/mini';
import { RESOURCE_CODES } from '../access/index.js';
import { answerShape, inputShape } from '../fields/index.js';
import { merchantShape } from '../merchants/index.js';
import type { Wire } from '../validation/index.js';
import { USER_FIELDS } from './user.fields.js';

/** A user in answers to those who manage users. */
export const userShape = answerShape(USER_FIELDS, {
  merchant: z.nullable(z.omit(merchantShape, { id: true })),
  /** The version of the user, for a change that is made from it. */
  modId: z.string(),
});
export type User = Wire<typeof userShape>;

/** The input for creating or changing a user. For callers who are not sysadmin, the server decides role and merchant. */
export const userInputShape = inputShape(USER_FIELDS);
export type UserInput = Wire<typeof userInputShape>;

export const roleShape = z.strictObject({ id: z.int(), role_name: z.string() });
export type Role = Wire<typeof roleShape>;

/** A role with its resources. */
export const roleInfoShape = z.strictObject({
  ...roleShape.shape,
  resources: z.array(z.enum(RESOURCE_CODES)),
});
export type RoleInfo = Wire<typeof roleInfoShape>;

/** A user in a list of suggestions. */
export const userSuggestionShape = z.pick(userShape, { id: true, username: true, full_name: true });
export type UserSuggestion = Wire<typeof userSuggestionShape>;
