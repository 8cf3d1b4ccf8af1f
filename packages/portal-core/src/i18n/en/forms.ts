import type { forms as german } from '../de/forms.js';

export const forms: Record<keyof typeof german, string> = {
  staleTitle: 'Somebody has changed the record meanwhile',
  changedBy: 'Last changed: {{name}}, {{ago}}',
  staleFields: 'Changed: {{fields}}',
  staleKept: 'Your entries are still here, but not saved.',
  fieldStale: 'Somebody has changed “{{name}}” meanwhile',
  fieldNow: 'It now says: {{now}}',
  fieldKept: 'Your entry is still here. Saving replaces the new one.',
  keepMine: 'Keep my entries',
  takeTheirs: 'Take the newest version',
};
