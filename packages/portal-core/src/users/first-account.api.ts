import * as z from 'zod/mini';
import { defineCall, publicCall } from '../wire/index.js';
import type { Wire } from '../validation/index.js';

const firstAccount = z.strictObject({
  /** The secret of the link that the server printed when it started without users. */
  secret: z.string().check(z.maxLength(100)),
  username: z.string().check(z.maxLength(300)),
  password: z.string().check(z.maxLength(200)),
});
export type FirstAccount = Wire<typeof firstAccount>;

/** Creates the first user, a sysadmin, once. Any other secret, and every later call, is answered with 410 `link_over`. */
export const usersCreateFirst = defineCall({
  id: 'users.createFirst',
  method: 'POST',
  path: '/first-account',
  access: publicCall,
  summary: 'Creates the first user with the secret of the link that the server printed.',
  body: firstAccount,
  responseKind: 'none',
  status: 204,
  maxBodyBytes: 8 * 1024,
});
