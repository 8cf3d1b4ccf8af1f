import type { ResourceCode } from '../access/index.js';

/** The kinds of records whose changes open pages are told of; `presence` says that somebody has opened a record or left it. */
export const LIVE_KINDS = ['order', 'investigation', 'delivery', 'product', 'presence'] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** The resources of which one allows to read records of a kind, and so to be told that one has changed. */
export const LIVE_RESOURCES: Readonly<Record<LiveKind, readonly ResourceCode[]>> = {
  order: ['/orders'],
  investigation: ['/orders'],
  delivery: ['/deliveries'],
  product: ['/products'],
  presence: ['/orders', '/deliveries'],
};

/** The id in a change that stands for many records of its kind, or for records that were not named. */
export const MANY_RECORDS = 0;

/** Header by which a tab of the portal is known: its own changes are not told to it. */
export const TAB_HEADER = 'X-Tab-Id';
/** A valid name of a tab. */
export const TAB_ID = /^[\w-]{8,64}$/;
