import { early } from './early.js';

import type { problem as german } from '../de/problem.js';

export const problem: Record<keyof typeof german, string> = {
  bad_request: 'The request cannot be read',
  not_authorized: 'You are not signed in',
  invalid_credentials: 'Invalid username or password',
  demo_password:
    'The public password of the demo works only at the machine that Kontor runs on, and not through a proxy. The operator sets a new one: `npm run create-admin`.',
  code_required: 'Please enter the code of your authenticator app as well',
  invalid_code: 'The code is wrong or was used before. Please wait for the next one.',
  forbidden: 'You are not allowed to do this',
  impersonation_ended:
    'You no longer act as this user: that ends after an hour, or as soon as you return to your own account.',
  second_factor_required: 'Please set up two-factor sign-in in your profile first',
  not_found: 'Not found',
  link_over: 'This link is not valid any more',
  method_not_allowed: 'There is no such method here',
  already_exists: 'This already exists',
  status_conflict: 'The status does not allow this',
  stale: 'The record was changed meanwhile. Please reload.',
  busy: 'Another run is under way. Please try again shortly.',
  too_large: 'File size exceeded 10MB!',
  quota_exceeded: 'Your storage of {{megabytes}} MB is full. Please ask your contact at the warehouse.',
  unsupported_type: 'The file you provided is not supported!',
  validation_failed: 'Please check the marked entries',
  too_many_requests: 'Too many tries. Please try again in {{seconds}} seconds.',
  too_many_calls:
    'Too many of your requests are running at the same time. Please try again in {{seconds}} seconds.',
  too_costly:
    'This search costs too much. Please narrow it, for example to a period or a status, or use fewer wildcards (*).',
  internal_error: 'Something went wrong. Please try again later.',
  overloaded: 'The server is busy right now. Please try again in {{seconds}} seconds.',
  unavailable: early.unavailable,
  disk_full:
    'The server has no disk space left. Until the operator of the portal has made room, nobody can sign in and nothing can be saved. Whoever is signed in can go on reading.',
  damaged:
    'The database is damaged. Nothing is stored until the operator of the portal has restored a backup.',
};
