import type { AuditEntry, AuditRecord, TextKey, Translate } from '@kontor/portal-core';
import { settingLabel } from '../settings/setting-texts.js';

/** The areas by the beginning of their calls' ids, in the order of the sidebar. */
export const AUDIT_AREAS: Readonly<Record<string, TextKey>> = {
  orders: 'auditLog.areaOrders',
  orderImports: 'auditLog.areaOrderImports',
  importProfiles: 'auditLog.areaImportProfiles',
  products: 'auditLog.areaProducts',
  orderErrors: 'auditLog.areaOrderErrors',
  investigations: 'auditLog.areaInvestigations',
  deliveries: 'auditLog.areaDeliveries',
  savedViews: 'auditLog.areaSavedViews',
  users: 'auditLog.areaUsers',
  merchants: 'auditLog.areaMerchants',
  cmsBlocks: 'auditLog.areaCmsBlocks',
  blogPosts: 'auditLog.areaBlogPosts',
  dashboardConfigs: 'auditLog.areaDashboardConfigs',
  settings: 'auditLog.areaSettings',
  media: 'auditLog.areaMedia',
  apiKeys: 'auditLog.areaApiKeys',
  embedding: 'auditLog.areaEmbedding',
  session: 'auditLog.areaSession',
};

const VERBS: Readonly<Record<string, TextKey>> = {
  login: 'auditLog.verbLogin',
  updateCurrentUser: 'auditLog.verbUpdateCurrentUser',
  changePassword: 'auditLog.verbChangePassword',
  beginImpersonation: 'auditLog.verbBeginImpersonation',
  endImpersonation: 'auditLog.verbEndImpersonation',
  create: 'auditLog.verbCreate',
  update: 'auditLog.verbUpdate',
  delete: 'auditLog.verbDelete',
  cancel: 'auditLog.verbCancel',
  replace: 'auditLog.verbReplace',
  bulk: 'auditLog.verbBulk',
  password: 'auditLog.verbPassword',
  changeStatus: 'auditLog.verbChangeStatus',
  updateStatus: 'auditLog.verbChangeStatus',
  comment: 'auditLog.verbComment',
  book: 'auditLog.verbBook',
  upload: 'auditLog.verbUpload',
  revoke: 'auditLog.verbRevoke',
  createSession: 'auditLog.verbCreateSession',
  open: 'auditLog.verbOpen',
  chunk: 'auditLog.verbChunk',
  finish: 'auditLog.verbFinish',
  undo: 'auditLog.verbUndo',
  setDefault: 'auditLog.verbSetDefault',
  look: 'auditLog.verbLook',
};

/** The kinds of records a write can concern. */
export const AUDIT_KINDS: Readonly<Record<string, TextKey>> = {
  order: 'auditLog.kindOrder',
  order_import: 'auditLog.kindOrderImport',
  product: 'auditLog.kindProduct',
  order_error: 'auditLog.kindOrderError',
  delivery: 'auditLog.kindDelivery',
  user: 'auditLog.kindUser',
  merchant: 'auditLog.kindMerchant',
  cms_block: 'auditLog.kindCmsBlock',
  blog_post: 'auditLog.kindBlogPost',
  dashboard: 'auditLog.kindDashboard',
  setting: 'auditLog.kindSetting',
  media: 'auditLog.kindMedia',
  api_key: 'auditLog.kindApiKey',
};

/** What a call did, in words; its id where the catalogue knows no words. */
export function actionText(translate: Translate, action: string): string {
  const [area = '', verb = ''] = action.split('.');
  const areaText = AUDIT_AREAS[area];
  const verbText = VERBS[verb];
  if (areaText === undefined || verbText === undefined) return action;
  return translate('auditLog.areaVerb', { area: translate(areaText), verb: translate(verbText) });
}

/** Who did it, and as whom when that was someone else, or through which key when it was a partner's page. */
export function personText(translate: Translate, { actor, subject, embedded }: AuditEntry): string {
  const name = actor?.username ?? translate('auditLog.unknownPerson');
  if (embedded?.api_key)
    return translate('auditLog.actorEmbeddedBy', { actor: name, key: embedded.api_key.name });
  if (embedded) return translate('auditLog.actorEmbedded', { actor: name });
  return subject === null ? name : translate('auditLog.actorAs', { actor: name, subject: subject.username });
}

/** What a kind of record is called. */
export const kindText = (translate: Translate, kind: string): string =>
  AUDIT_KINDS[kind] === undefined ? kind : translate(AUDIT_KINDS[kind]);

/** The record by its name: a setting by its own, others by kind and number. */
export function recordName(translate: Translate, { kind, id, detail }: AuditRecord): string {
  const key = detail['key'];
  const isSetting = kind === 'setting' && typeof key === 'string';
  return translate('auditLog.recordNamed', {
    kind: kindText(translate, kind),
    id: isSetting ? settingLabel(translate, key) : id,
  });
}

/** What changed of a record, one part a line. */
export function detailLines(translate: Translate, { kind, detail }: AuditRecord): readonly string[] {
  const { from, to, key, ...others } = detail;
  const shown = (value: DetailValue) => {
    const words = kind === 'setting' ? settingWords(value) : String(value ?? '');
    return words === '' ? translate('auditLog.nothing') : words;
  };
  const named = kind === 'setting' || key === undefined ? others : { ...others, key };
  const lines = Object.entries(named).map(([name, value]) =>
    translate('auditLog.detail', { name, value: shown(value) }),
  );
  if (from === undefined && to === undefined) return lines;
  const change =
    from === undefined ? shown(to) : translate('auditLog.fromTo', { from: shown(from), to: shown(to) });
  return [change, ...lines];
}

type DetailValue = AuditRecord['detail'][string] | undefined;

/** A setting's value is JSON text: a text or a list of texts. */
function settingWords(value: DetailValue): string {
  try {
    const stored = JSON.parse(String(value ?? '""')) as unknown;
    return Array.isArray(stored) ? stored.join(', ') : String(stored);
  } catch {
    return String(value);
  }
}

/** The records of an entry in one line. */
export function recordsText(translate: Translate, { records, record_count }: AuditEntry): string {
  const [first] = records;
  if (first === undefined) return translate('auditLog.noRecords');
  const named = [recordName(translate, first), ...detailLines(translate, first)].join(' · ');
  const more = record_count - 1;
  return more === 0 ? named : `${named} ${translate('auditLog.moreRecords', { count: more, total: more })}`;
}
