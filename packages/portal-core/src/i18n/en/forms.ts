import type { forms as german } from '../de/forms.js';

export const forms: Record<keyof typeof german, string> = {
  staleTitle: 'Somebody has changed the record meanwhile',
  staleFields: 'Changed: {{fields}}',
  staleKept: 'Your entries are still here, but not saved.',
  keepMine: 'Keep my entries',
  takeTheirs: 'Take the newest version',
};
