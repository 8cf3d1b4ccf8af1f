import { useState } from 'react';
import { issue, type Issue } from '@kontor/portal-core/validation';

const NONE: readonly Issue[] = [];

/**
 * Tracks whether a product is chosen in a `ProductAdder` but not added yet, as an issue at the path of the list: without it the list would
 * be sent without a product that the user sees on the screen.
 */
export function useUnaddedProduct(path: string) {
  const [isUnadded, setUnadded] = useState(false);
  return { unadded: isUnadded ? [issue(path, 'productNotAdded')] : NONE, onUnaddedChange: setUnadded };
}
