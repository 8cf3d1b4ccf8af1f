import type { Issue } from '../../../validation/index.js';

/** The issues, that of an order number of one character with what an order number needs; other texts say only how long they must be. */
export const withShortNumber = (issues: readonly Issue[]): readonly Issue[] =>
  issues.map((issue) =>
    issue.path === 'external_order_id' && issue.code === 'minLength'
      ? { ...issue, code: 'orderNumberShort' }
      : issue,
  );
