export { defineCall, openCall, publicCall, resourceCall, signedInCall } from './call.js';
export type {
  AnyCall,
  BodyOf,
  Call,
  CallAccess,
  FormFile,
  HttpMethod,
  ParamsOf,
  QueryOf,
  ResponseKind,
  ResponseOf,
} from './call.js';
export { ApiError } from './api-error.js';
export type {
  CallInput,
  ClientOptions,
  HttpRequest,
  HttpResponse,
  PortalClient,
  Sent,
  Transport,
} from './client.types.js';
export { CSV_DIALECTS, CSV_MAX_ROWS } from './csv-download.js';
export type { CsvDialect, GenerateCsv } from './csv-download.js';
export { PROBLEM_CODES, PROBLEM_STATUS } from './problem.js';
export type { Problem, ProblemCode, ToldIssue } from './problem.js';
export type { PortalList } from './shapes.js';
