import type { AuditRecord } from '@kontor/portal-core/audit-log';
import type { BLOG_POST_FIELDS } from '@kontor/portal-core/blog';
import { CMS_BLOCK_TYPES, type CMS_BLOCK_FIELDS } from '@kontor/portal-core/cms-blocks';
import type { CauseState } from '@kontor/portal-core/comments';
import { INVESTIGATION_SIDES } from '@kontor/portal-core/investigations';
import { LIVE_KINDS, PRESENCE_KINDS } from '@kontor/portal-core/live';
import { SETTING_TYPES } from '@kontor/portal-core/settings';
import { id, integer, json, nullable, oneOf, text, withDefault, type ColumnsOf } from './column.js';

const cms_blocks = {
  id,
  name: text,
  content: text,
  code: nullable(text),
  type: oneOf(CMS_BLOCK_TYPES),
  is_system: withDefault(integer),
  mod_id: withDefault(integer),
} as const satisfies ColumnsOf<typeof CMS_BLOCK_FIELDS>;

const blog_posts = {
  id,
  name: text,
  content: text,
  url: text,
  thumbnail: text,
  type: withDefault(text),
  creation_date: text,
  mod_id: withDefault(integer),
} as const satisfies ColumnsOf<typeof BLOG_POST_FIELDS>;

/** Tables of the portal's own content, settings, files and audit trail. */
export const PORTAL_TABLES = {
  settings: {
    key: text,
    value: text,
    group: text,
    type: oneOf(SETTING_TYPES),
  },
  installation: { name: text, value: text },
  revisions: { name: text, n: integer },
  /**
   * Which records were changed, see `changes`; `record_id` is 0 for many, `origin` names the tab that changed them. Of kind `access` are users
   * whose access has ended or become another: triggers note them.
   */
  changes: {
    id,
    at: text,
    tx: withDefault(integer),
    merchant_erp_id: integer,
    kind: oneOf([...LIVE_KINDS, 'access']),
    record_id: integer,
    origin: withDefault(text),
  },
  audit_log: {
    id,
    at: text,
    actor_id: integer,
    subject_id: integer,
    action: text,
    target: text,
    request_id: text,
    embedded: withDefault(integer),
    api_key_id: nullable(integer),
    event: withDefault(text),
    times: withDefault(integer),
    until: nullable(text),
    address: withDefault(text),
  },
  audit_records: {
    id,
    audit_id: integer,
    kind: text,
    record_id: integer,
    detail: json<AuditRecord['detail']>(),
  },
  media: {
    id,
    file_name: text,
    original_name: text,
    content_type: text,
    size: integer,
    sha256: text,
    is_image: integer,
    owner_id: integer,
    merchant_erp_id: nullable(integer),
    created_at: text,
  },
  /** The files that the comments name which people of a merchant read. */
  comment_files: { file_name: text, merchant_erp_id: integer },
  /** What threads are about; `thread` says of which kind, `record_id` is the record that they are on. */
  comment_causes: {
    id,
    thread: oneOf(['investigation', 'delivery']),
    comment_id: integer,
    record_id: integer,
    merchant_erp_id: integer,
    taken_at: text,
    state: json<CauseState>(),
  },
  /** When a person was here last, and what there was then; `since` is the last look of the visit before. */
  visits: {
    user_id: integer,
    seen_at: text,
    seen_order_id: integer,
    seen_record_id: integer,
    since_at: nullable(text),
    since_order_id: nullable(integer),
    since_record_id: nullable(integer),
  },
  /**
   * Who gets the daily e-mail: at which hour of the day, when it is due next, how often it failed since it was due, and what there was when
   * the person was told last.
   */
  digests: {
    user_id: integer,
    hour: integer,
    due_at: text,
    failures: withDefault(integer),
    told_at: text,
    told_order_id: integer,
  },
  /** The records that each tab shows now; `seen_at` is when it last said so. */
  presences: {
    user_id: integer,
    tab: text,
    kind: oneOf(PRESENCE_KINDS),
    record_id: integer,
    merchant_erp_id: integer,
    side: oneOf(INVESTIGATION_SIDES),
    since_at: text,
    seen_at: text,
  },
  cms_blocks,
  cms_block_access: { cms_block_id: integer, user_id: integer },
  blog_posts,
  dashboard_configs: { id, name: text, type: withDefault(oneOf(['dashboard'])), content: text },
  saved_views: {
    id,
    kind: text,
    name: text,
    name_key: text,
    owner_id: integer,
    team_erp_id: integer,
    is_shared: withDefault(integer),
    content: text,
    updated_at: text,
  },
  saved_view_defaults: { user_id: integer, kind: text, view_id: integer },
} as const;
