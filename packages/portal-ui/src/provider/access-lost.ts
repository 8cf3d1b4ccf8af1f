import { createContext } from 'react';
import { ApiError } from '@kontor/portal-core/wire';

/** Whether a notice above the widgets says that no token can be had, and offers to try again for all of them. */
export const AccessLostContext = createContext(false);

/** True when a call was not made, or refused, for want of a token. */
export const isAccessLost = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_authorized';
