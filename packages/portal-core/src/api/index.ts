export { defineCall, publicCall, resourceCall, signedInCall } from './call.js';
export type {
  AnyCall,
  BodyOf,
  Call,
  CallAccess,
  HttpMethod,
  ParamsOf,
  QueryOf,
  ResponseKind,
  ResponseOf,
} from './call.js';
export { ApiError, createClient } from './client.js';
export type {
  CallInput,
  ClientOptions,
  HttpRequest,
  HttpResponse,
  PortalClient,
  Transport,
} from './client.js';
export { PROBLEM_CODES, PROBLEM_STATUS } from './problem.js';
export type { Problem, ProblemCode, ToldIssue } from './problem.js';
export type { PortalList } from './shapes.js';
