/** What a part can be besides stable, by the tag of its stories that says so. */
export const STATES_OF_PARTS = {
  new: 'New with this version',
  beta: 'May still change',
  deprecated: 'On its way out',
} as const;

/** Whether a tag tells a state of a part. */
export const isStateOfPart = (tag: string): tag is keyof typeof STATES_OF_PARTS => tag in STATES_OF_PARTS;
