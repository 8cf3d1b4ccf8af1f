export { liveCalls, liveChanges } from './live.api.js';
export type { LiveChanges } from './live.api.js';
export { LIVE_KINDS, LIVE_RESOURCES, MANY_RECORDS, TAB_HEADER, TAB_ID } from './live.types.js';
export type { LiveKind } from './live.types.js';
export { createEventReader } from './read-events.js';
export { livePresence } from './presence.api.js';
export type { OpenRecord, OtherPerson } from './presence.api.js';
export { PRESENCE_AGAIN_MS, PRESENCE_KINDS, PRESENCE_LASTS_MS, presentAsTold } from './presence.js';
export type { PresenceKind } from './presence.js';
