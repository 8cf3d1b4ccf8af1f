import {
  DELIVERIES_LIST_OPTIONS,
  EXPORT_OPTIONS,
  IMPORT_OPTIONS,
  MERCHANT,
  ORDER_SHOW_OPTIONS,
  ORDERS_LIST_OPTIONS,
  OUTPUT,
  PRODUCTS_EXPORT_OPTIONS,
  PROJECT,
  REPORT_OPTIONS,
  STATUS_OPTIONS,
  WATCH_OPTIONS,
  YES,
  type HelpKey,
  type OptionEntry,
} from './command-options.js';
import { SHELLS } from './completion/index.js';
import { SETTING_NAMES } from './config/index.js';
import type { CommandModule } from './terminal/index.js';

/** One command, as `--help`, completion and the parser need it. Its code is loaded when it runs. */
export interface CommandEntry {
  /** The words of the command: `orders import`. */
  readonly name: string;
  /** Arguments in commander's notation: `<file>`. Each becomes the option of its name. */
  readonly args: readonly string[];
  readonly text: HelpKey;
  /** Values that the first argument takes, for completion. */
  readonly argumentValues?: readonly string[];
  /** Help text after the options: instructions and examples. */
  readonly more?: HelpKey;
  readonly options: readonly OptionEntry[];
  readonly load: () => Promise<CommandModule<never>>;
}

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'login',
    args: [],
    text: 'helpLogin',
    more: 'helpLoginMore',
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
    name: 'orders list',
    args: [],
    text: 'helpOrdersList',
    more: 'helpOrdersListMore',
    options: ORDERS_LIST_OPTIONS,
    load: () => import('./orders/orders-list.command.js'),
  },
  {
    name: 'orders show',
    args: ['<number>'],
    text: 'helpOrdersShow',
    options: ORDER_SHOW_OPTIONS,
    load: () => import('./orders/orders-show.command.js'),
  },
  {
    name: 'orders hold',
    args: ['<number...>'],
    text: 'helpOrdersHold',
    more: 'helpStatusMore',
    options: STATUS_OPTIONS,
    load: () => import('./orders/orders-hold.command.js'),
  },
  {
    name: 'orders release',
    args: ['<number...>'],
    text: 'helpOrdersRelease',
    more: 'helpStatusMore',
    options: STATUS_OPTIONS,
    load: () => import('./orders/orders-release.command.js'),
  },
  {
    name: 'orders cancel',
    args: ['<number...>'],
    text: 'helpOrdersCancel',
    more: 'helpStatusMore',
    options: STATUS_OPTIONS,
    load: () => import('./orders/orders-cancel.command.js'),
  },
  {
    name: 'deliveries list',
    args: [],
    text: 'helpDeliveriesList',
    options: DELIVERIES_LIST_OPTIONS,
    load: () => import('./deliveries/deliveries-list.command.js'),
  },
  {
    name: 'deliveries show',
    args: ['<number>'],
    text: 'helpDeliveriesShow',
    options: [],
    load: () => import('./deliveries/deliveries-show.command.js'),
  },
  {
    name: 'products export',
    args: [],
    text: 'helpProductsExport',
    options: PRODUCTS_EXPORT_OPTIONS,
    load: () => import('./products/products-export.command.js'),
  },
  {
    name: 'products import',
    args: ['<file>'],
    text: 'helpProductsImport',
    more: 'helpProductsImportMore',
    options: [{ flags: '--blank-clears', text: 'helpBlankClears' }, ...REPORT_OPTIONS],
    load: () => import('./erp-link/products-import.command.js'),
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
    name: 'erp check',
    args: [],
    text: 'helpErpCheck',
    more: 'helpErpCheckMore',
    options: [],
    load: () => import('./erp-link/erp-check.command.js'),
  },
  {
    name: 'erp compare',
    args: [],
    text: 'helpErpCompare',
    more: 'helpErpCompareMore',
    options: [
      { flags: '--from <date>', text: 'helpCompareFrom' },
      { flags: '--to <date>', text: 'helpCompareTo' },
    ],
    load: () => import('./erp-link/erp-compare.command.js'),
  },
  {
    name: 'files list',
    args: [],
    text: 'helpFilesList',
    options: [{ flags: '--limit <number>', text: 'helpLimit' }],
    load: () => import('./erp-link/files-list.command.js'),
  },
  {
    name: 'files undo',
    args: ['<id>'],
    text: 'helpFilesUndo',
    options: [YES],
    load: () => import('./erp-link/files-undo.command.js'),
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
    options: [{ flags: '--status <outcome>', text: 'helpOutcome', values: 'importOutcomes' }, ...OUTPUT],
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
    name: 'watch',
    args: ['<folder>'],
    text: 'helpWatch',
    more: 'helpWatchMore',
    options: WATCH_OPTIONS,
    load: () => import('./watch/watch.command.js'),
  },
  {
    name: 'embed doctor',
    args: ['<page>'],
    text: 'helpEmbedDoctor',
    options: [{ flags: '--token <token>', text: 'helpEmbedToken' }],
    load: () => import('./embedding/embed-doctor.command.js'),
  },
  {
    name: 'auth status',
    args: [],
    text: 'helpAuthStatus',
    options: [],
    load: () => import('./session/auth-status.command.js'),
  },
  {
    name: 'auth token',
    args: [],
    text: 'helpAuthToken',
    options: [],
    load: () => import('./session/auth-token.command.js'),
  },
  {
    name: 'config get',
    args: ['<name>'],
    text: 'helpConfigGet',
    argumentValues: SETTING_NAMES,
    options: [],
    load: () => import('./config/config-get.command.js'),
  },
  {
    name: 'config set',
    args: ['<name>', '<value>'],
    text: 'helpConfigSet',
    more: 'helpConfigSetMore',
    argumentValues: SETTING_NAMES,
    options: [PROJECT],
    load: () => import('./config/config-set.command.js'),
  },
  {
    name: 'config unset',
    args: ['<name>'],
    text: 'helpConfigUnset',
    argumentValues: SETTING_NAMES,
    options: [PROJECT],
    load: () => import('./config/config-unset.command.js'),
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
    more: 'helpCompletionMore',
    options: [],
    argumentValues: SHELLS,
    load: () => import('./completion/completion.command.js'),
  },
];

/** Words that only group commands, with their help texts. */
export const COMMAND_GROUPS: Readonly<Record<string, HelpKey>> = {
  orders: 'helpOrders',
  deliveries: 'helpDeliveries',
  products: 'helpProducts',
  shipments: 'helpShipments',
  stock: 'helpStockGroup',
  erp: 'helpErp',
  imports: 'helpImports',
  profiles: 'helpProfiles',
  embed: 'helpEmbed',
  auth: 'helpAuth',
  config: 'helpConfig',
};
