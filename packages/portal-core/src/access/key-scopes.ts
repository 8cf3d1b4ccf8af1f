import type { ResourceCode } from './access.types.js';

/** What an API key can be for: sessions of embedded pages, reading orders, importing them, or reporting as the ERP. */
export const API_KEY_SCOPES = ['embed:sessions', 'orders:read', 'orders:import', 'erp:report'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** The resources that a scope stands for: whoever gives it to a key holds them, and the key has no others. Pages have those of their session. */
export const SCOPE_CODES: Readonly<Record<ApiKeyScope, readonly ResourceCode[]>> = {
  'embed:sessions': [],
  'orders:read': ['/orders'],
  'orders:import': ['/orders'],
  'erp:report': ['/erp-link'],
};
