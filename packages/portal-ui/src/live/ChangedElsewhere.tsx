import { Suspense } from 'react';
import { lazyPart } from '../primitives/index.js';
import type { Elsewhere } from './live-context.js';
import type { ElsewhereTexts } from './useElsewhere.js';

const ElsewhereLine = lazyPart(() => import('./ElsewhereLine.js').then((module) => module.ElsewhereLine));

/** What was changed elsewhere of a list, and the words for it. */
export interface ChangedOfList {
  readonly changes: Elsewhere;
  readonly texts: ElsewhereTexts;
}

/** Says at the foot of a list what was changed elsewhere; it is loaded when the page begins to be told of changes. */
export function ChangedElsewhere({ changes, texts }: ChangedOfList) {
  if (!changes.isHeard) return null;
  return (
    <Suspense fallback={null}>
      <ElsewhereLine elsewhere={changes} texts={texts} />
    </Suspense>
  );
}
