import type { TextKey } from '../i18n/index.js';
import type { InvestigationEvent } from './investigation.machine.js';

/** The text key of each entry of the status menu. */
export const INVESTIGATION_EVENT_TEXTS: Readonly<Record<Exclude<InvestigationEvent, 'open'>, TextKey>> = {
  startReview: 'investigations.startReview',
  putToDone: 'investigations.putToDone',
};
