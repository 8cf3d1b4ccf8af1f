import * as react from 'react';

const PART = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Stories that run as tests have no developer tools that look at them: React is kept from noting the stack at which each element was made,
 * and from measuring which properties of each component changed. It asks for the second while it loads, so this file comes before it.
 */
Reflect.set(console, 'timeStamp', undefined);
Object.defineProperty(Reflect.get(react, PART), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  // React begins to count anew each second.
  set() {},
});
