import type { TextKey } from '../i18n/index.js';
import type { Setting } from './settings.api.js';

/** The names of the groups of settings. */
export const SETTING_GROUPS = {
  general: 'settings.groupGeneral',
  security: 'settings.groupSecurity',
  legal: 'settings.groupLegal',
  notice: 'settings.groupNotice',
  'order-errors': 'settings.groupOrderErrors',
} as const satisfies Readonly<Record<string, TextKey>>;

/** A setting known to the portal. */
export interface SettingDefinition {
  readonly key: string;
  readonly label: TextKey;
  /** Text that explains the setting, if needed. */
  readonly help?: TextKey;
  readonly group: keyof typeof SETTING_GROUPS;
  readonly type: Setting['type'];
  /** Default value as JSON text. */
  readonly value: string;
  /** The options of a `select` with their names. */
  readonly options?: Readonly<Record<string, TextKey>>;
  /** Whether the value may be empty. */
  readonly isOptional?: boolean;
  /** Required format of a `text`. */
  readonly format?: 'webAddress' | 'email';
  /** Whether the setting can be read without a token: the sign-in page needs it. */
  readonly isPublic?: boolean;
}

const text = (value: unknown): string => JSON.stringify(value);

const LEGAL_LINK = {
  help: 'settings.legalHelp',
  group: 'legal',
  type: 'text',
  value: text(''),
  isOptional: true,
  format: 'webAddress',
  isPublic: true,
} as const;

/** Every setting, by group. */
export const SETTING_DEFINITIONS: readonly SettingDefinition[] = [
  {
    key: 'company_name',
    label: 'settings.companyName',
    help: 'settings.companyHelp',
    group: 'general',
    type: 'text',
    value: text('Kontor'),
    isPublic: true,
  },
  {
    key: 'support_email',
    label: 'settings.supportEmail',
    help: 'settings.publicHelp',
    group: 'general',
    type: 'text',
    value: text(''),
    isOptional: true,
    format: 'email',
    isPublic: true,
  },
  {
    key: 'support_hours',
    label: 'settings.supportHours',
    help: 'settings.publicHelp',
    group: 'general',
    type: 'textarea',
    value: text(''),
    isOptional: true,
    isPublic: true,
  },
  {
    key: 'daily_email',
    label: 'settings.dailyEmail',
    help: 'settings.dailyEmailHelp',
    group: 'general',
    type: 'select',
    value: text('off'),
    options: { off: 'settings.dailyEmailOff', on: 'settings.dailyEmailOn' },
  },
  { key: 'legal_terms_url', label: 'settings.termsUrl', ...LEGAL_LINK },
  { key: 'legal_imprint_url', label: 'settings.imprintUrl', ...LEGAL_LINK },
  {
    key: 'second_factor_for_staff',
    label: 'settings.staffFactor',
    help: 'settings.staffFactorHelp',
    group: 'security',
    type: 'select',
    value: text('off'),
    options: { off: 'settings.staffFactorOff', on: 'settings.staffFactorOn' },
  },
  {
    key: 'notice_text',
    label: 'settings.noticeText',
    help: 'settings.noticeHelp',
    group: 'notice',
    type: 'textarea',
    value: text(''),
    isOptional: true,
  },
  {
    key: 'notice_level',
    label: 'settings.noticeLevel',
    group: 'notice',
    type: 'select',
    value: text('info'),
    options: { info: 'settings.levelInfo', warning: 'settings.levelWarning' },
  },
  {
    key: 'notice_from',
    label: 'settings.noticeFrom',
    help: 'settings.noticeFromHelp',
    group: 'notice',
    type: 'datetime',
    value: text(''),
    isOptional: true,
  },
  {
    key: 'notice_until',
    label: 'settings.noticeUntil',
    help: 'settings.noticeUntilHelp',
    group: 'notice',
    type: 'date',
    value: text(''),
    isOptional: true,
  },
  {
    key: 'order_error_statuses',
    label: 'settings.orderErrorStatuses',
    group: 'order-errors',
    type: 'multi',
    value: text(['offen', 'in Bearbeitung', 'Rückfrage an Händler', 'erledigt']),
  },
  {
    key: 'order_error_types',
    label: 'settings.orderErrorTypes',
    group: 'order-errors',
    type: 'multi',
    value: text([
      'Falscher Artikel',
      'Falsche Menge',
      'Artikel beschädigt',
      'Sendung verloren',
      'Adresse unzustellbar',
      'Verspäteter Versand',
      'Sonstiges',
    ]),
  },
];

/** The definition of a setting, or undefined for an unknown one. */
export function settingDefinition(key: string): SettingDefinition | undefined {
  return SETTING_DEFINITIONS.find((definition) => definition.key === key);
}

/** The keys of the settings that can be read without a token; the time zone, which the installation sets, among them. */
export const PUBLIC_SETTING_KEYS: readonly string[] = [
  ...SETTING_DEFINITIONS.filter(({ isPublic }) => isPublic === true).map(({ key }) => key),
  'time_zone',
];
