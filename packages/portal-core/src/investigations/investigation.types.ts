/** The statuses of an investigation; the values are part of the wire format. */
export const INVESTIGATION_STATUSES = ['OPEN', 'UNDER_REVIEW', 'DONE'] as const;
export type InvestigationStatus = (typeof INVESTIGATION_STATUSES)[number];
