export { bulkIssues } from './bulk.js';
export { checkLength, lengthIssues } from './check-length.js';
export { cleanText } from './clean-text.js';
export { fewerIssues } from './fewer-issues.js';
export { isEmail, isWebAddress } from './formats.js';
export { issue, ISSUE_CODES } from './issue.js';
export type { Issue, IssueCode, Parsed } from './issue.js';
export { judgedLater, parseWith } from './parse.js';
export type { Schema, Wire } from './parse.js';
