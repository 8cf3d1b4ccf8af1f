import type { ResourceCode } from './access.types.js';

/** What an API key can be for: sessions of embedded pages, reading and writing records of a merchant, or reporting as the ERP. */
export const API_KEY_SCOPES = [
  'embed:sessions',
  'orders:read',
  'orders:import',
  'products:read',
  'products:write',
  'deliveries:read',
  'deliveries:create',
  'erp:report',
] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** The resources that a scope stands for: whoever gives it to a key holds them, and the key has no others. Pages have those of their session. */
export const SCOPE_CODES: Readonly<Record<ApiKeyScope, readonly ResourceCode[]>> = {
  'embed:sessions': [],
  'orders:read': ['/orders'],
  'orders:import': ['/orders'],
  'products:read': ['/products'],
  'products:write': ['/products'],
  'deliveries:read': ['/deliveries'],
  'deliveries:create': ['/deliveries'],
  'erp:report': ['/erp-link'],
};
