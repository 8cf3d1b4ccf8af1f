import type { Setting } from './settings.api.js';

/** A setting the portal knows: what it is for says its name, what it may hold its type. */
export interface SettingDefinition {
  readonly key: string;
  readonly group: string;
  readonly type: Setting['type'];
  /** JSON text that holds until someone changes it. */
  readonly value: string;
  /** What a `select` offers. */
  readonly options?: readonly string[];
  /** May be left empty. */
  readonly isOptional?: boolean;
  /** What a `text` must be beside short. */
  readonly format?: 'webAddress' | 'email';
  /** Anyone may read it, without a token: the sign-in page needs it. */
  readonly isPublic?: boolean;
}

const text = (value: unknown): string => JSON.stringify(value);

const LEGAL_LINK = {
  group: 'legal',
  type: 'text',
  value: text(''),
  isOptional: true,
  format: 'webAddress',
  isPublic: true,
} as const;

/** Every setting, by group. A new one needs a text in the catalogue `settings`. */
export const SETTING_DEFINITIONS: readonly SettingDefinition[] = [
  { key: 'company_name', group: 'general', type: 'text', value: text('Kontor'), isPublic: true },
  {
    key: 'support_email',
    group: 'general',
    type: 'text',
    value: text(''),
    isOptional: true,
    format: 'email',
    isPublic: true,
  },
  {
    key: 'support_hours',
    group: 'general',
    type: 'textarea',
    value: text(''),
    isOptional: true,
    isPublic: true,
  },
  { key: 'legal_terms_url', ...LEGAL_LINK },
  { key: 'legal_imprint_url', ...LEGAL_LINK },
  { key: 'notice_text', group: 'notice', type: 'textarea', value: text(''), isOptional: true },
  { key: 'notice_level', group: 'notice', type: 'select', value: text('info'), options: ['info', 'warning'] },
  { key: 'notice_from', group: 'notice', type: 'datetime', value: text(''), isOptional: true },
  { key: 'notice_until', group: 'notice', type: 'date', value: text(''), isOptional: true },
  {
    key: 'order_error_statuses',
    group: 'order-errors',
    type: 'multi',
    value: text(['offen', 'in Bearbeitung', 'Rückfrage an Händler', 'erledigt']),
  },
  {
    key: 'order_error_types',
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

/** The definition of a setting, or undefined for one the portal does not know. */
export function settingDefinition(key: string): SettingDefinition | undefined {
  return SETTING_DEFINITIONS.find((definition) => definition.key === key);
}

/** The keys of the settings anyone may read. */
export const PUBLIC_SETTING_KEYS: readonly string[] = SETTING_DEFINITIONS.filter(
  ({ isPublic }) => isPublic === true,
).map(({ key }) => key);
