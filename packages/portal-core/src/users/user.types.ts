import * as z from 'zod/mini';
import { RESOURCE_CODES } from '../access/index.js';
import { answerShape, inputShape } from '../fields/index.js';
import { merchantShape } from '../merchants/index.js';
import type { Wire } from '../validation/index.js';
import { USER_FIELDS } from './user.fields.js';

/** A user as those who manage users see it. */
export const userShape = answerShape(USER_FIELDS, {
  merchant: z.nullable(z.omit(merchantShape, { id: true })),
});
export type User = Wire<typeof userShape>;

/** What a user is created or changed with. Role and merchant of those who are not sysadmin are the server's to decide. */
export const userInputShape = inputShape(USER_FIELDS);
export type UserInput = Wire<typeof userInputShape>;

export const roleShape = z.strictObject({ id: z.int(), role_name: z.string() });
export type Role = Wire<typeof roleShape>;

/** A role with everything it allows. */
export const roleInfoShape = z.strictObject({
  ...roleShape.shape,
  resources: z.array(z.enum(RESOURCE_CODES)),
});
export type RoleInfo = Wire<typeof roleInfoShape>;

/** A user to choose from a list. */
export const userSuggestionShape = z.pick(userShape, { id: true, username: true, full_name: true });
export type UserSuggestion = Wire<typeof userSuggestionShape>;
