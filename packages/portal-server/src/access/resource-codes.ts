import { RESOURCE_CODES, type ResourceCode } from '@kontor/portal-core';

const KNOWN: ReadonlySet<string> = new Set(RESOURCE_CODES);

/** Whether a stored code is one that this version knows. The table takes any text; what is not known opens nothing and is told nobody. */
export const isResourceCode = (code: string): code is ResourceCode => KNOWN.has(code);
