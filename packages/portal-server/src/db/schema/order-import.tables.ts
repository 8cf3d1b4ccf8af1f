import {
  IMPORT_OUTCOMES,
  type ImportMapping,
  type ImportProfileContent,
  type RowIssue,
} from '@kontor/portal-core/order-import';
import { id, integer, json, nullable, oneOf, text, withDefault } from './column.js';

/** Tables of order imports, their chunks and results, and of remembered file formats. */
export const ORDER_IMPORT_TABLES = {
  order_imports: {
    id,
    merchant_erp_id: integer,
    client_key: nullable(text),
    source_name: text,
    source_sha256: text,
    source_rows: integer,
    header: json<readonly string[]>(),
    mapping: json<ImportMapping>(),
    state: oneOf(['running', 'finished', 'undone']),
    created_by: integer,
    created_at: text,
    finished_at: nullable(text),
    created: withDefault(integer),
    unchanged: withDefault(integer),
    conflict: withDefault(integer),
    invalid: withDefault(integer),
    replaced: withDefault(integer),
  },
  order_import_chunks: {
    import_id: integer,
    line_from: integer,
    line_to: integer,
    source_rows: integer,
    content_sha256: text,
  },
  order_import_results: {
    import_id: integer,
    line: integer,
    last_line: integer,
    external_order_id: text,
    outcome: oneOf(IMPORT_OUTCOMES),
    order_id: nullable(integer),
    issues: nullable(json<readonly RowIssue[]>()),
    source:
      nullable(
        json<{
          readonly lines: readonly number[];
          readonly rows: readonly (readonly string[])[];
          readonly isRebuilt?: true;
        }>(),
      ),
    undo: nullable(text),
  },
  import_profiles: { id, merchant_erp_id: integer, name: text, name_key: text, content: text },
  import_recipes: {
    id,
    merchant_erp_id: integer,
    shape: text,
    content: json<ImportProfileContent>(),
    source_name: text,
    confirmed_at: text,
    confirmed_by: integer,
  },
} as const;
