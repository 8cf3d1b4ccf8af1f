import { CircleCheck, Info, OctagonAlert, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { TextKey } from '@kontor/portal-core/i18n';
import type { Level } from './Alert.js';

/** Icon and word of each level, so that colour is never the only sign. */
export const LEVELS: Record<Level, { readonly icon: LucideIcon; readonly word: TextKey }> = {
  success: { icon: CircleCheck, word: 'common.levelSuccess' },
  info: { icon: Info, word: 'common.levelInfo' },
  warning: { icon: TriangleAlert, word: 'common.levelWarning' },
  danger: { icon: OctagonAlert, word: 'common.levelDanger' },
};
