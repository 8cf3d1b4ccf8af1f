/** The time zone of all days unless configured otherwise. Apart from what counts with zones, whose library is heavy. */
export const DEFAULT_TIME_ZONE = 'Europe/Berlin';
