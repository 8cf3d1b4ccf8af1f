import { useState } from 'react';
import { issue, type Issue } from '@kontor/portal-core';

const NONE: readonly Issue[] = [];

/**
 * Knows of a product that is chosen in a `ProductAdder` and not added yet, as an issue at the path of the list: sent without a word the
 * list would lack what its writer sees on the screen.
 */
export function useUnaddedProduct(path: string) {
  const [isUnadded, setUnadded] = useState(false);
  return { unadded: isUnadded ? [issue(path, 'productNotAdded')] : NONE, onUnaddedChange: setUnadded };
}
