import { TAB_HEADER } from '@kontor/portal-core/live';
import type { PortalClient } from '@kontor/portal-core/wire';

/** The header by which the server knows this tab; none where tabs have no names. */
export const tabHeader = ({ tab }: PortalClient): Readonly<Record<string, string>> =>
  tab === undefined ? {} : { [TAB_HEADER]: tab };
