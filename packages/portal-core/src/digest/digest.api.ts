import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';
import { defineCall, publicCall, signedInCall } from '../wire/index.js';

const hour = z.nullable(z.int().check(z.minimum(0), z.maximum(23)));

const digest = z.strictObject({
  /** Whether the portal sends the daily e-mail at all: its settings name a mail server, and a sysadmin has switched it on. */
  is_offered: z.boolean(),
  /** Hour of the day in the portal's time zone from which it is sent; null for who wants none. */
  hour,
});
/** A person's choice of the daily e-mail. */
export type Digest = Wire<typeof digest>;

export const digestRead = defineCall({
  id: 'digest.read',
  method: 'GET',
  path: '/current-user/digest',
  access: signedInCall,
  summary: 'Whether and when the signed-in user gets the daily e-mail.',
  response: digest,
});

/** Refused with 403 while acting as somebody else. */
export const digestChoose = defineCall({
  id: 'digest.choose',
  method: 'PUT',
  path: '/current-user/digest',
  access: signedInCall,
  summary: 'Switches the own daily e-mail on, at an hour, or off.',
  body: z.strictObject({ hour }),
  response: digest,
});

/** The key stands in the link at the end of each e-mail. A wrong one is answered with 410 `link_over`; a second call changes nothing. */
export const digestEnd = defineCall({
  id: 'digest.stop',
  method: 'POST',
  path: '/digest/end',
  access: publicCall,
  summary: 'Switches a daily e-mail off with the key of its link.',
  body: z.strictObject({ key: z.string().check(z.maxLength(100)) }),
  responseKind: 'none',
  status: 204,
  maxBodyBytes: 8 * 1024,
});
