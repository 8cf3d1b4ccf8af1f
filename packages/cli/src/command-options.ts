import type { cli } from '@kontor/portal-core/cli-texts/de';
import { LANGUAGES } from '@kontor/portal-core/i18n';
import type { OPTION_VALUES } from './option-values.js';

/** Keys of the help texts in the catalogue. */
export type HelpKey = Extract<keyof typeof cli, `help${string}`>;

/** Name of the values that an option takes. */
export type ValueName = keyof typeof OPTION_VALUES;

/** One option of a command. With `repeat` it may be given several times, and all values are kept. */
export interface OptionEntry {
  /** Flags in commander's notation: `-o, --output <file>`. */
  readonly flags: string;
  readonly text: HelpKey;
  readonly repeat?: true;
  /** Values that the option takes; the help lists them, and completion offers them. */
  readonly values?: ValueName;
  /** Heading under which the help lists the option. */
  readonly group?: HelpKey;
}

/** When the output is coloured. */
export const COLOR_CHOICES = ['auto', 'always', 'never'] as const;

export const GLOBAL_OPTIONS: readonly OptionEntry[] = [
  { flags: '--url <url>', text: 'helpUrl' },
  { flags: '--account <name>', text: 'helpAccount' },
  { flags: `--language <${LANGUAGES.join('|')}>`, text: 'helpLanguage' },
  { flags: `--color <${COLOR_CHOICES.join('|')}>`, text: 'helpColor' },
  { flags: '--json', text: 'helpJson' },
  { flags: '-q, --quiet', text: 'helpQuiet' },
  { flags: '--verbose', text: 'helpVerbose' },
];

export const MERCHANT: OptionEntry = { flags: '--merchant <erp-id>', text: 'helpMerchant' };
export const YES: OptionEntry = { flags: '-y, --yes', text: 'helpYes' };
export const PROJECT: OptionEntry = { flags: '--project', text: 'helpConfigProject' };
export const OUTPUT: readonly OptionEntry[] = [
  { flags: '-o, --output <file>', text: 'helpOutput' },
  { flags: '--force', text: 'helpForce' },
];

/** Sets the heading of options. */
const under = (group: HelpKey, ...options: readonly OptionEntry[]): OptionEntry[] =>
  options.map((option) => ({ ...option, group }));

export const IMPORT_OPTIONS: readonly OptionEntry[] = [
  ...under(
    'helpGroupPreview',
    { flags: '-n, --dry-run', text: 'helpDryRun' },
    { flags: '--offline', text: 'helpOffline' },
    { flags: '--errors <file>', text: 'helpErrors' },
    { flags: '--force', text: 'helpForceErrors' },
  ),
  ...under(
    'helpGroupColumns',
    { flags: '--map <field=columns>', text: 'helpMap', repeat: true },
    { flags: '--set <field=value>', text: 'helpSet', repeat: true },
    { flags: '--value <field:text=meaning>', text: 'helpValue', repeat: true },
    { flags: '--ignore <column>', text: 'helpIgnore', repeat: true },
    { flags: '--mode <new-line|comma>', text: 'helpMode' },
    { flags: '--profile <name|file.json>', text: 'helpProfile' },
  ),
  ...under(
    'helpGroupReading',
    { flags: '--header-line <number>', text: 'helpHeaderLine' },
    { flags: '--header-rows <1|2>', text: 'helpHeaderRows' },
    { flags: '--no-header', text: 'helpNoHeader' },
    { flags: '--skip-line <number>', text: 'helpSkipLine', repeat: true },
    { flags: '--keep-line <number>', text: 'helpKeepLine', repeat: true },
    { flags: '--sheet <name|number>', text: 'helpSheet' },
    { flags: '--encoding <name>', text: 'helpEncoding' },
    { flags: '--delimiter <character>', text: 'helpDelimiter' },
    { flags: '--date-order <dmy|mdy|ymd>', text: 'helpDateOrder' },
  ),
  ...under(
    'helpGroupStoring',
    { flags: '--on-conflict <skip|replace|stop>', text: 'helpOnConflict' },
    { flags: '--replace <number>', text: 'helpReplace', repeat: true },
    { flags: '--twins <store|hold>', text: 'helpTwins' },
    { flags: '--remarks-read', text: 'helpRemarksRead' },
    YES,
    { flags: '--merchant <erp-id|name>', text: 'helpMerchantNamed' },
    { flags: '--resume', text: 'helpResume' },
    { flags: '--new', text: 'helpNew' },
  ),
];

/** What an import asks or is told once for one file does not belong to a watch. */
const OF_ONE_FILE = /^(?:-n|--offline|--errors|--force|--resume|--new|-y|--remarks-read|--replace)\b/;

export const WATCH_OPTIONS: readonly OptionEntry[] = [
  { flags: '--settle <seconds>', text: 'helpSettle' },
  { flags: '--once', text: 'helpOnce' },
  { flags: '--jsonl', text: 'helpWatchJsonLines' },
  ...IMPORT_OPTIONS.filter(({ flags }) => !OF_ONE_FILE.test(flags)),
];

const ORDER_CRITERIA: readonly OptionEntry[] = [
  { flags: '--status <status>', text: 'helpStatus', repeat: true, values: 'orderStatuses' },
  { flags: '--from <day>', text: 'helpFrom' },
  { flags: '--to <day>', text: 'helpTo' },
  { flags: '--search <text>', text: 'helpSearch' },
  { flags: '--order-id <id>', text: 'helpOrderId', repeat: true },
  { flags: '--external-order-id <id>', text: 'helpExternalOrderId', repeat: true },
  MERCHANT,
  { flags: '--all-merchants', text: 'helpAllMerchants' },
];

const DIALECT: OptionEntry = { flags: '--dialect <name>', text: 'helpDialect', values: 'dialects' };

const columns = (values: ValueName): OptionEntry => ({
  flags: '--columns <names>',
  text: 'helpColumns',
  values,
});

export const EXPORT_OPTIONS: readonly OptionEntry[] = [
  ...ORDER_CRITERIA,
  { flags: '--with-cancelled', text: 'helpWithCancelled' },
  columns('orderExportColumns'),
  DIALECT,
  ...OUTPUT,
];

/** The options of every command that lists records. */
const listing = (values: ValueName): readonly OptionEntry[] => [
  { flags: '--columns, --fields <names>', text: 'helpFields', values },
  { flags: '--limit <number>', text: 'helpListLimit' },
  { flags: '--all', text: 'helpListAll' },
  { flags: '--jsonl', text: 'helpJsonLines' },
];

export const ORDERS_LIST_OPTIONS: readonly OptionEntry[] = [...ORDER_CRITERIA, ...listing('orderColumns')];

const ERP_NUMBER: OptionEntry = { flags: '--erp', text: 'helpErpNumber' };

export const ORDER_SHOW_OPTIONS: readonly OptionEntry[] = [ERP_NUMBER, MERCHANT];

export const STATUS_OPTIONS: readonly OptionEntry[] = [ERP_NUMBER, MERCHANT, YES];

export const DELIVERIES_LIST_OPTIONS: readonly OptionEntry[] = [
  { flags: '--status <status>', text: 'helpDeliveryStatus', values: 'deliveryStatuses' },
  { flags: '--product <text>', text: 'helpDeliveryProduct' },
  { flags: '--from <day>', text: 'helpArrivingFrom' },
  { flags: '--to <day>', text: 'helpTo' },
  MERCHANT,
  { flags: '--all-merchants', text: 'helpAllDeliveries' },
  ...listing('deliveryColumns'),
];

export const PRODUCTS_EXPORT_OPTIONS: readonly OptionEntry[] = [
  { flags: '--stock <in|out>', text: 'helpStock' },
  { flags: '--status <aktiv|inaktiv>', text: 'helpProductStatus' },
  { flags: '--risk <1|0>', text: 'helpRisk' },
  { flags: '--product-id <text>', text: 'helpProductId' },
  { flags: '--name <text>', text: 'helpProductName' },
  { flags: '--search <text>', text: 'helpProductSearch' },
  columns('productExportColumns'),
  DIALECT,
  MERCHANT,
  { flags: '--all-merchants', text: 'helpAllProducts' },
  ...OUTPUT,
];

export const REPORT_OPTIONS: readonly OptionEntry[] = [
  { flags: '-n, --dry-run', text: 'helpReportDryRun' },
  { flags: '--map <field=column>', text: 'helpReportMap', repeat: true },
  { flags: '--ignore <column>', text: 'helpIgnore', repeat: true },
  { flags: '--header-line <number>', text: 'helpHeaderLine' },
  { flags: '--no-header', text: 'helpNoHeader' },
  { flags: '--sheet <name|number>', text: 'helpSheet' },
  { flags: '--encoding <name>', text: 'helpEncoding' },
  { flags: '--delimiter <character>', text: 'helpDelimiter' },
  MERCHANT,
  YES,
];
