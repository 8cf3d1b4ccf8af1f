import type { cli } from '@kontor/portal-core/cli-texts/de';
import type { CommandModule } from './terminal/index.js';

/** Keys of the help texts in the catalogue. */
export type HelpKey = Extract<keyof typeof cli, `help${string}`>;

/** One option of a command. With `repeat` it may be given several times, and all values are kept. */
export interface OptionEntry {
  /** Flags in commander's notation: `-o, --output <file>`. */
  readonly flags: string;
  readonly text: HelpKey;
  readonly repeat?: true;
  /** Heading under which the help lists the option. */
  readonly group?: HelpKey;
}

/** One command, as `--help`, completion and the parser need it. Its code is loaded when it runs. */
export interface CommandEntry {
  /** The words of the command: `orders import`. */
  readonly name: string;
  /** Arguments in commander's notation: `<file>`. Each becomes the option of its name. */
  readonly args: readonly string[];
  readonly text: HelpKey;
  /** Help text after the options: instructions and examples. */
  readonly more?: HelpKey;
  readonly options: readonly OptionEntry[];
  readonly load: () => Promise<CommandModule<never>>;
}

export const GLOBAL_OPTIONS: readonly OptionEntry[] = [
  { flags: '--url <url>', text: 'helpUrl' },
  { flags: '--language <de|en>', text: 'helpLanguage' },
  { flags: '--color <auto|always|never>', text: 'helpColor' },
  { flags: '--json', text: 'helpJson' },
  { flags: '-q, --quiet', text: 'helpQuiet' },
  { flags: '--verbose', text: 'helpVerbose' },
];

const MERCHANT: OptionEntry = { flags: '--merchant <erp-id>', text: 'helpMerchant' };
const YES: OptionEntry = { flags: '-y, --yes', text: 'helpYes' };
const OUTPUT: OptionEntry = { flags: '-o, --output <file>', text: 'helpOutput' };

/** Sets the heading of options. */
const under = (group: HelpKey, ...options: readonly OptionEntry[]): OptionEntry[] =>
  options.map((option) => ({ ...option, group }));

const IMPORT_OPTIONS: readonly OptionEntry[] = [
  ...under(
    'helpGroupPreview',
    { flags: '-n, --dry-run', text: 'helpDryRun' },
    { flags: '--offline', text: 'helpOffline' },
    { flags: '--errors <file>', text: 'helpErrors' },
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
    { flags: '--remarks-read', text: 'helpRemarksRead' },
    YES,
    { flags: '--merchant <erp-id|name>', text: 'helpMerchantNamed' },
    { flags: '--resume', text: 'helpResume' },
    { flags: '--new', text: 'helpNew' },
  ),
];

const EXPORT_OPTIONS: readonly OptionEntry[] = [
  { flags: '--status <status>', text: 'helpStatus', repeat: true },
  { flags: '--from <day>', text: 'helpFrom' },
  { flags: '--to <day>', text: 'helpTo' },
  { flags: '--search <text>', text: 'helpSearch' },
  { flags: '--order-id <id>', text: 'helpOrderId', repeat: true },
  { flags: '--external-order-id <id>', text: 'helpExternalOrderId', repeat: true },
  { flags: '--with-cancelled', text: 'helpWithCancelled' },
  { flags: '--columns <names>', text: 'helpColumns' },
  { flags: '--dialect <excel-de|excel-en|plain>', text: 'helpDialect' },
  MERCHANT,
  { flags: '--all-merchants', text: 'helpAllMerchants' },
  OUTPUT,
];

const PRODUCTS_EXPORT_OPTIONS: readonly OptionEntry[] = [
  { flags: '--stock <in|out>', text: 'helpStock' },
  { flags: '--status <aktiv|inaktiv>', text: 'helpProductStatus' },
  { flags: '--risk <1|0>', text: 'helpRisk' },
  { flags: '--product-id <text>', text: 'helpProductId' },
  { flags: '--name <text>', text: 'helpProductName' },
  { flags: '--search <text>', text: 'helpProductSearch' },
  { flags: '--columns <names>', text: 'helpColumns' },
  { flags: '--dialect <excel-de|excel-en|plain>', text: 'helpDialect' },
  MERCHANT,
  { flags: '--all-merchants', text: 'helpAllProducts' },
  OUTPUT,
];

const REPORT_OPTIONS: readonly OptionEntry[] = [
  { flags: '-n, --dry-run', text: 'helpReportDryRun' },
  { flags: '--map <field=column>', text: 'helpReportMap', repeat: true },
  { flags: '--header-line <number>', text: 'helpHeaderLine' },
  { flags: '--no-header', text: 'helpNoHeader' },
  { flags: '--sheet <name|number>', text: 'helpSheet' },
  { flags: '--encoding <name>', text: 'helpEncoding' },
  { flags: '--delimiter <character>', text: 'helpDelimiter' },
  MERCHANT,
  YES,
];

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'login',
    args: [],
    text: 'helpLogin',
    options: [
      { flags: '-u, --username <name>', text: 'helpUsername' },
      { flags: '--code <code>', text: 'helpCode' },
      { flags: '--api-key', text: 'helpApiKey' },
    ],
    load: () => import('./session/login.command.js'),
  },
  {
    name: 'logout',
    args: [],
    text: 'helpLogout',
    options: [],
    load: () => import('./session/logout.command.js'),
  },
  {
    name: 'orders import',
    args: ['<file>'],
    text: 'helpOrdersImport',
    more: 'helpOrdersImportMore',
    options: IMPORT_OPTIONS,
    load: () => import('./order-import/order-import.command.js'),
  },
  {
    name: 'orders export',
    args: [],
    text: 'helpOrdersExport',
    options: EXPORT_OPTIONS,
    load: () => import('./orders/orders-export.command.js'),
  },
  {
    name: 'products export',
    args: [],
    text: 'helpProductsExport',
    options: PRODUCTS_EXPORT_OPTIONS,
    load: () => import('./products/products-export.command.js'),
  },
  {
    name: 'shipments import',
    args: ['<file>'],
    text: 'helpShipmentsImport',
    more: 'helpShipmentsImportMore',
    options: [
      { flags: '--carrier <name>', text: 'helpCarrier' },
      { flags: '--keep-status', text: 'helpKeepStatus' },
      ...REPORT_OPTIONS,
    ],
    load: () => import('./erp-link/shipments-import.command.js'),
  },
  {
    name: 'stock import',
    args: ['<file>'],
    text: 'helpStockImport',
    more: 'helpStockImportMore',
    options: [{ flags: '--warehouse <name>', text: 'helpWarehouse' }, ...REPORT_OPTIONS],
    load: () => import('./erp-link/stock-import.command.js'),
  },
  {
    name: 'imports list',
    args: [],
    text: 'helpImportsList',
    options: [{ flags: '--limit <number>', text: 'helpLimit' }],
    load: () => import('./order-import/imports-list.command.js'),
  },
  {
    name: 'imports show',
    args: ['<id>'],
    text: 'helpImportsShow',
    options: [],
    load: () => import('./order-import/imports-show.command.js'),
  },
  {
    name: 'imports results',
    args: ['<id>'],
    text: 'helpImportsResults',
    options: [{ flags: '--status <outcome>', text: 'helpOutcome' }, OUTPUT],
    load: () => import('./order-import/imports-results.command.js'),
  },
  {
    name: 'imports undo',
    args: ['<id>'],
    text: 'helpImportsUndo',
    options: [YES],
    load: () => import('./order-import/imports-undo.command.js'),
  },
  {
    name: 'profiles list',
    args: [],
    text: 'helpProfilesList',
    options: [MERCHANT],
    load: () => import('./order-import/profiles-list.command.js'),
  },
  {
    name: 'profiles show',
    args: ['<name>'],
    text: 'helpProfilesShow',
    options: [MERCHANT],
    load: () => import('./order-import/profiles-show.command.js'),
  },
  {
    name: 'profiles save',
    args: ['<name>'],
    text: 'helpProfilesSave',
    options: [{ flags: '--from <file.json>', text: 'helpProfileFrom' }, MERCHANT],
    load: () => import('./order-import/profiles-save.command.js'),
  },
  {
    name: 'profiles delete',
    args: ['<name>'],
    text: 'helpProfilesDelete',
    options: [MERCHANT, YES],
    load: () => import('./order-import/profiles-delete.command.js'),
  },
  {
    name: 'embed doctor',
    args: ['<page>'],
    text: 'helpEmbedDoctor',
    options: [{ flags: '--token <token>', text: 'helpEmbedToken' }],
    load: () => import('./embedding/embed-doctor.command.js'),
  },
  {
    name: 'config list',
    args: [],
    text: 'helpConfigList',
    options: [{ flags: '--show-origin', text: 'helpShowOrigin' }],
    load: () => import('./config/config-list.command.js'),
  },
  {
    name: 'completion',
    args: ['<shell>'],
    text: 'helpCompletion',
    options: [],
    load: () => import('./terminal/completion.command.js'),
  },
];

/** Words that only group commands, with their help texts. */
export const COMMAND_GROUPS: Readonly<Record<string, HelpKey>> = {
  orders: 'helpOrders',
  products: 'helpProducts',
  shipments: 'helpShipments',
  stock: 'helpStockGroup',
  imports: 'helpImports',
  profiles: 'helpProfiles',
  embed: 'helpEmbed',
  config: 'helpConfig',
};
