import { createContext, useContext } from 'react';
import type { PortalClient } from '@kontor/portal-core/wire';

/** Provided by `PortalProvider`. */
export const ClientContext = createContext<PortalClient | null>(null);

/** The client of the surrounding provider. Throws when there is none: a widget without a provider is a programming error. */
export function usePortalClient(): PortalClient {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('Widgets need a <PortalProvider> above them.');
  return client;
}

/** The origin of the portal; empty on its own pages and without a provider. */
export function usePortalOrigin(): string {
  return useContext(ClientContext)?.baseUrl ?? '';
}
