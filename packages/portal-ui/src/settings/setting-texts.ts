import type { TextKey, Translate } from '@kontor/portal-core';

const LABELS: Readonly<Record<string, TextKey>> = {
  company_name: 'settings.companyName',
  support_email: 'settings.supportEmail',
  support_hours: 'settings.supportHours',
  legal_terms_url: 'settings.termsUrl',
  legal_imprint_url: 'settings.imprintUrl',
  notice_text: 'settings.noticeText',
  notice_level: 'settings.noticeLevel',
  notice_from: 'settings.noticeFrom',
  notice_until: 'settings.noticeUntil',
  order_error_statuses: 'settings.orderErrorStatuses',
  order_error_types: 'settings.orderErrorTypes',
};
const HELP: Readonly<Record<string, TextKey>> = {
  company_name: 'settings.companyHelp',
  support_email: 'settings.publicHelp',
  support_hours: 'settings.publicHelp',
  legal_terms_url: 'settings.legalHelp',
  legal_imprint_url: 'settings.legalHelp',
  notice_text: 'settings.noticeHelp',
  notice_from: 'settings.noticeFromHelp',
  notice_until: 'settings.noticeUntilHelp',
};
const GROUPS: Readonly<Record<string, TextKey>> = {
  general: 'settings.groupGeneral',
  legal: 'settings.groupLegal',
  notice: 'settings.groupNotice',
  'order-errors': 'settings.groupOrderErrors',
};
const OPTIONS: Readonly<Record<string, TextKey>> = {
  'notice_level:info': 'settings.levelInfo',
  'notice_level:warning': 'settings.levelWarning',
};

const named = (names: Readonly<Record<string, TextKey>>, translate: Translate, key: string): string => {
  const text = names[key];
  return text === undefined ? key : translate(text);
};

/** What a setting is called; its key where the catalogue knows no other name. */
export const settingLabel = (translate: Translate, key: string): string => named(LABELS, translate, key);
/** What a setting does, where that needs words. */
export const settingHelp = (translate: Translate, key: string): string | undefined =>
  HELP[key] === undefined ? undefined : translate(HELP[key]);
/** What a group of settings is called. */
export const groupLabel = (translate: Translate, group: string): string => named(GROUPS, translate, group);
/** What one of the choices of a setting is called. */
export const optionText = (translate: Translate, key: string, value: string): string =>
  OPTIONS[`${key}:${value}`] === undefined ? value : named(OPTIONS, translate, `${key}:${value}`);
