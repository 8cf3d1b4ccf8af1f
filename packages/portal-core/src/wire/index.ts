export { ApiError } from './api-error.js';
export { defineCall, openCall, publicCall, resourceCall, signedInCall } from './call.js';
export type { AnyCall, BodyOf, Call, FormFile, ParamsOf, QueryOf, ResponseOf } from './call.js';
export type {
  CallInput,
  ClientOptions,
  HttpRequest,
  HttpResponse,
  PortalClient,
  Sent,
  Transport,
} from './client.types.js';
export { CSV_DIALECTS, CSV_MAX_ROWS, csvOfSomeShape, csvShape } from './csv-download.js';
export type { CsvDialect, GenerateCsv } from './csv-download.js';
export { fetchTransport } from './fetch-transport.js';
export type { Fetch } from './fetch-transport.js';
export { findFields, findShape } from './find-shape.js';
export { withRetry } from './retry.js';
export type { RetryWorld } from './retry.js';
export { PROBLEM_CODES, PROBLEM_STATUS, readableIssueShape } from './problem.js';
export type { Problem, ProblemCode, RecordChange } from './problem.js';
export {
  flagText,
  idList,
  idParams,
  pageQuery,
  pagingQuery,
  portalList,
  positiveIntText,
  searchQuery,
  sortQuery,
  stateQuery,
} from './shapes.js';
export type { PortalList } from './shapes.js';
export { readSort, sortNames } from './sort-name.js';
export type { SortName } from './sort-name.js';
