import './request-state.js';
export type { Actor, Asker, Caller, Impersonating, KeyCaller, PageCaller } from './caller.js';
export { Reply, route } from './handler.js';
export type { Admission, HandlerInput, RequestInfo, Route, WriteDoor } from './handler.js';
export { nextVersion } from './next-version.js';
export { HttpProblem, refusedFor, retryLater, validationFailed } from './problem.js';
export { comparable, discardFile, PART_ENDING, ReceivedFile, receivedFile } from './received-file.js';
export { staleProblem } from './stale.js';
export { unlessTaken } from './unless-taken.js';
