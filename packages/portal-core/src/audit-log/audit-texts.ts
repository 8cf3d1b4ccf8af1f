import { DELIVERY_STATUS_TEXTS } from '../deliveries/index.js';
import type { TextKey, Translate } from '../i18n/index.js';
import { INVESTIGATION_STATUS_TEXTS, ORDER_STATUS_TEXTS } from '../orders/index.js';
import { settingDefinition } from '../settings/index.js';
import { AUDIT_EVENTS } from './audit-events.js';
import { AUDIT_FIELDS, AUDIT_KINDS, type AuditKind } from './audit-fields.js';
import type { AuditEntry, AuditRecord } from './audit-log.api.js';

/** Name of each area by the beginning of its calls' ids, in the order of the sidebar. */
export const AUDIT_AREAS: Readonly<Record<string, TextKey>> = {
  orders: 'auditLog.areaOrders',
  addresses: 'auditLog.areaAddresses',
  orderImports: 'auditLog.areaOrderImports',
  importProfiles: 'auditLog.areaImportProfiles',
  importRecipes: 'auditLog.areaImportRecipes',
  products: 'auditLog.areaProducts',
  stockRisk: 'stockRisk.title',
  orderErrors: 'auditLog.areaOrderErrors',
  investigations: 'auditLog.areaInvestigations',
  deliveries: 'auditLog.areaDeliveries',
  savedViews: 'auditLog.areaSavedViews',
  users: 'auditLog.areaUsers',
  merchants: 'auditLog.areaMerchants',
  cmsBlocks: 'auditLog.areaCmsBlocks',
  blogPosts: 'auditLog.areaBlogPosts',
  dashboardConfigs: 'auditLog.areaDashboardConfigs',
  dashboards: 'auditLog.areaDashboards',
  settings: 'auditLog.areaSettings',
  media: 'auditLog.areaMedia',
  apiKeys: 'auditLog.areaApiKeys',
  embedding: 'auditLog.areaEmbedding',
  erpLink: 'shell.erpLink',
  auditLog: 'auditLog.title',
  digest: 'digest.title',
  session: 'auditLog.areaSession',
};

const VERBS: Readonly<Record<string, TextKey>> = {
  login: 'auditLog.verbLogin',
  logout: 'auditLog.verbLogout',
  end: 'auditLog.verbEndSession',
  endSession: 'auditLog.verbEndSession',
  endOthers: 'auditLog.verbEndOtherSessions',
  endSessions: 'auditLog.verbEndSessions',
  updateCurrentUser: 'auditLog.verbUpdateCurrentUser',
  changePassword: 'auditLog.verbChangePassword',
  beginSecondFactor: 'auditLog.verbBeginSecondFactor',
  confirmSecondFactor: 'auditLog.verbConfirmSecondFactor',
  removeSecondFactor: 'auditLog.verbRemoveSecondFactor',
  beginVisit: 'auditLog.verbBeginVisit',
  beginImpersonation: 'auditLog.verbBeginImpersonation',
  endImpersonation: 'auditLog.verbEndImpersonation',
  create: 'auditLog.verbCreate',
  update: 'auditLog.verbUpdate',
  delete: 'auditLog.verbDelete',
  forget: 'auditLog.verbForget',
  createFirst: 'auditLog.verbCreateFirst',
  createSession: 'auditLog.verbCreateSession',
  revoke: 'auditLog.verbRevoke',
  cancel: 'auditLog.verbCancel',
  replace: 'auditLog.verbReplace',
  bulk: 'auditLog.verbBulk',
  password: 'auditLog.verbPassword',
  setActive: 'auditLog.verbSetActive',
  liftRefusal: 'auditLog.verbLiftRefusal',
  changeStatus: 'auditLog.verbChangeStatus',
  updateStatus: 'auditLog.verbChangeStatus',
  comment: 'auditLog.verbComment',
  book: 'auditLog.verbBook',
  upload: 'auditLog.verbUpload',
  open: 'auditLog.verbOpen',
  chunk: 'auditLog.verbChunk',
  finish: 'auditLog.verbFinish',
  undo: 'auditLog.verbUndo',
  setDefault: 'auditLog.verbSetDefault',
  look: 'auditLog.verbLook',
  orders: 'auditLog.verbReportOrders',
  stock: 'auditLog.verbReportStock',
  products: 'auditLog.verbReportProducts',
  inbound: 'auditLog.verbReportInbound',
  import: 'auditLog.verbImport',
  connect: 'auditLog.verbConnect',
  disconnect: 'auditLog.verbDisconnect',
  state: 'auditLog.verbPause',
  sendOpen: 'auditLog.verbSendOpen',
  sendMissing: 'auditLog.verbSendMissing',
  storeWord: 'auditLog.verbStoreWord',
  removeWord: 'auditLog.verbRemoveWord',
  decide: 'auditLog.verbDecide',
  repeatAll: 'auditLog.verbRepeatAll',
  choose: 'auditLog.verbUpdate',
  stop: 'auditLog.verbStop',
};

/** Text that describes what a call did; the call's id where the catalogue has no text. */
export function auditActionText(translate: Translate, action: string): string {
  const [area = '', verb = ''] = action.split('.');
  const areaText = AUDIT_AREAS[area];
  const verbText = VERBS[verb];
  if (areaText === undefined || verbText === undefined) return action;
  return translate('auditLog.areaVerb', { area: translate(areaText), verb: translate(verbText) });
}

/** What an entry tells: the call, and for an event its kind and how often it happened. */
interface Told extends Pick<AuditEntry, 'action'> {
  readonly event?: Pick<NonNullable<AuditEntry['event']>, 'kind' | 'times'> | undefined;
}

/** Text that describes an entry: what a call did, or which event it was, and how often. */
export function auditEntryText(translate: Translate, { action, event }: Told): string {
  if (!event) return auditActionText(translate, action);
  const area = AUDIT_AREAS[action.split('.')[0] ?? ''];
  const verb = translate(AUDIT_EVENTS[event.kind]);
  const isSignIn = event.kind === 'failed_sign_in';
  const text = isSignIn
    ? verb
    : translate('auditLog.areaVerb', { area: area ? translate(area) : action, verb });
  return event.times === 1 ? text : translate('auditLog.manyTimes', { text, times: event.times });
}

/** Text that names the person who acted, and whom they acted as or, for a program or a partner's page, the API key it used. */
export function auditPersonText(
  translate: Translate,
  { actor, subject, embedded, api_key, event }: AuditEntry,
): string {
  if (event?.kind === 'failed_sign_in') return subject?.username ?? translate('auditLog.unknownPerson');
  const name = actor?.username ?? translate('auditLog.unknownPerson');
  if (api_key) return translate('auditLog.actorWithKey', { actor: name, key: api_key.name });
  if (embedded?.api_key)
    return translate('auditLog.actorEmbeddedBy', { actor: name, key: embedded.api_key.name });
  if (embedded) return translate('auditLog.actorEmbedded', { actor: name });
  return subject === null ? name : translate('auditLog.actorAs', { actor: name, subject: subject.username });
}

/** Name of a kind of record. */
export const auditKindText = (translate: Translate, kind: string): string =>
  isKnown(kind) ? translate(AUDIT_KINDS[kind]) : kind;

const isKnown = (kind: string): kind is AuditKind => Object.hasOwn(AUDIT_KINDS, kind);

/** Name of a record if the audit log has stored one: a setting by its own name, others by kind, name and number. */
export function auditRecordName(translate: Translate, { kind, id, detail }: AuditRecord): string {
  const { key, name } = detail;
  const named = (what: string | number) =>
    translate('auditLog.recordNamed', { kind: auditKindText(translate, kind), id: what });
  if (kind === 'setting' && typeof key === 'string') return named(settingName(translate, key));
  return named(typeof name === 'string' ? translate('auditLog.nameAndId', { name, id }) : id);
}

function settingName(translate: Translate, key: string): string {
  const definition = settingDefinition(key);
  return definition === undefined ? key : translate(definition.label);
}

/** The changes of a record, one per line. */
export function auditDetailLines(translate: Translate, { kind, detail }: AuditRecord): readonly string[] {
  const {
    from,
    to,
    key,
    name: _,
    changed,
    ...others
  } = kind === 'delivery' ? deliveryDetail(detail) : detail;
  const shown = (value: DetailValue) => {
    const words = kind === 'setting' ? settingWords(value) : statusWords(translate, kind, value);
    return words === '' ? translate('auditLog.nothing') : words;
  };
  const named = kind === 'setting' || key === undefined ? others : { ...others, key };
  const lines = Object.entries(named).map(([name, value]) =>
    translate('auditLog.detail', { name: fieldName(translate, kind, name), value: shown(value) }),
  );
  if (typeof changed === 'string') lines.push(changedFields(translate, kind, changed));
  if (from === undefined && to === undefined) return lines;
  const change =
    from === undefined ? shown(to) : translate('auditLog.fromTo', { from: shown(from), to: shown(to) });
  return [change, ...lines];
}

/** A delivery's entry stores its changed fields under another name. */
function deliveryDetail({ fields, ...detail }: AuditRecord['detail']): AuditRecord['detail'] {
  return fields === undefined ? detail : { ...detail, changed: fields };
}

/** Name of a status; for an investigation, the name among those of investigations. Any other text is returned unchanged. */
function statusWords(translate: Translate, kind: string, value: DetailValue): string {
  const text = String(value ?? '');
  const words = STATUS_TEXTS[kind] ?? {};
  const key = Object.hasOwn(words, text) ? words[text] : undefined;
  return key === undefined ? text : translate(key);
}

const { '': _none, ...orderWords } = ORDER_STATUS_TEXTS;
/** The states of users and merchants. */
const ACTIVE_TEXTS = { on: 'common.active', off: 'common.switchedOff' } as const;
const STATUS_TEXTS: Readonly<Record<string, Readonly<Record<string, TextKey>>>> = {
  delivery: DELIVERY_STATUS_TEXTS,
  user: ACTIVE_TEXTS,
  merchant: ACTIVE_TEXTS,
  order: { ...orderWords, ...INVESTIGATION_STATUS_TEXTS },
};

/** Label of a field; its stored name where the catalogue has no text. */
function fieldName(translate: Translate, kind: string, field: string): string {
  const name = isKnown(kind) ? AUDIT_FIELDS[kind][field] : undefined;
  return name === undefined ? field : translate(name);
}

/** The changed fields, which the audit log stores without their values. */
function changedFields(translate: Translate, kind: string, changed: string): string {
  const names = changed.split(' ').map((field) => fieldName(translate, kind, field));
  return translate('auditLog.changed', { fields: names.join(', ') });
}

type DetailValue = AuditRecord['detail'][string] | undefined;

/** Text of a setting's value, which is JSON: a text or a list of texts. */
function settingWords(value: DetailValue): string {
  try {
    const stored: unknown = JSON.parse(String(value ?? '""'));
    return Array.isArray(stored) ? stored.join(', ') : String(stored);
  } catch {
    return String(value);
  }
}

/** The records of an entry on one line. */
export function auditRecordsText(
  translate: Translate,
  {
    records,
    record_count,
    event,
    target,
  }: Pick<AuditEntry, 'records' | 'record_count' | 'target'> & { readonly event?: unknown },
): string {
  const [first] = records;
  if (first === undefined) return event ? target : translate('auditLog.noRecords');
  const named = [auditRecordName(translate, first), ...auditDetailLines(translate, first)].join(' · ');
  const more = record_count - 1;
  return more === 0 ? named : `${named} ${translate('auditLog.moreRecords', { count: more, total: more })}`;
}
