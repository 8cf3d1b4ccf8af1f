/** The states of an investigation; the values stand on the wire. */
export const INVESTIGATION_STATUSES = ['OPEN', 'UNDER_REVIEW', 'DONE'] as const;
export type InvestigationStatus = (typeof INVESTIGATION_STATUSES)[number];
