import { RESOURCE_CODES, type ResourceCode } from '@kontor/portal-core/access';

const KNOWN: ReadonlySet<string> = new Set(RESOURCE_CODES);

/** True when this version knows the stored code. The table takes any text; an unknown code opens nothing and is never sent to a client. */
export const isResourceCode = (code: string): code is ResourceCode => KNOWN.has(code);
