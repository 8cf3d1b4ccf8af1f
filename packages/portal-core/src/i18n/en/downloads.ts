import type { downloads as german } from '../de/downloads.js';

export const downloads: Record<keyof typeof german, string> = {
  listLabel: 'Downloads',
  none: 'No downloads found for this user',
  noneText: 'As soon as somebody provides documents for you, they are here.',
};
