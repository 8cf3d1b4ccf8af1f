import type { TextKey } from '@kontor/portal-core/i18n';

/** What is pressed one after the other: what can be pressed by its text, keys as `key:Escape`, `row` the first row of a table. */
export type Presses = readonly (TextKey | 'row' | `key:${string}`)[];

/** What stands around every page; pictures of it are taken on the dashboard. */
export const OPENINGS_OF_SHELL: Readonly<Record<string, Presses>> = {
  drawer: ['shell.openNavigation'],
  account: ['shell.accountOf'],
  palette: ['key:Control+k'],
  keys: ['key:?'],
  tour: ['key:?', 'tour.begin'],
};

/** Dialogs, menus and panels by the page they are opened on, and what is refused when they are sent as they are. */
export const OPENINGS: Readonly<Record<string, Readonly<Record<string, Presses>>>> = {
  '/sign-in': { refused: ['session.signIn'] },
  '/orders': {
    create: ['orders.createOrder'],
    refused: ['orders.createOrder', 'orders.createOrder'],
    panel: ['row'],
    menu: ['common.furtherActionsOf'],
    actions: ['common.actions'],
    columns: ['common.columns'],
    views: ['savedViews.views'],
    download: ['orders.downloadCsv'],
    filters: ['common.filters'],
    thread: ['investigations.openOf'],
    selected: ['common.selectAllRows'],
  },
  '/products': {
    create: ['products.createProduct'],
    refused: ['products.createProduct', 'products.createProduct'],
    panel: ['row'],
    menu: ['common.furtherActionsOf'],
    columns: ['common.columns'],
    filters: ['common.filters'],
  },
  '/order-errors': {
    menu: ['common.furtherActionsOf'],
    status: ['orderErrors.changeStatusOf'],
    filters: ['common.filters'],
    table: ['charts.showTable'],
  },
  '/investigations': { thread: ['row'], filters: ['common.filters'] },
  '/deliveries': {
    create: ['deliveries.create'],
    refused: ['deliveries.create', 'deliveries.create'],
    details: ['deliveries.showDetails'],
    filters: ['common.filters'],
  },
  '/deliveries/$deliveryId': {
    products: ['deliveries.changeProducts'],
    status: ['deliveries.changeStatus'],
  },
  '/users': {
    create: ['users.create'],
    refused: ['users.create', 'common.save'],
    edit: ['users.editNamed'],
    menu: ['common.furtherActionsOf'],
    filters: ['common.filters'],
  },
  '/users/create': { refused: ['common.save'] },
  '/merchants': { create: ['merchants.create'], refused: ['merchants.create', 'common.save'] },
  '/api-keys': { create: ['apiKeys.create'], refused: ['apiKeys.create', 'apiKeys.create'] },
  '/cms-blocks': { create: ['cmsBlocks.create'], refused: ['cmsBlocks.create', 'common.save'] },
  '/blog-admin': { create: ['blog.create'], refused: ['blog.create', 'common.save'] },
  '/dashboard-configs/create': { widget: ['dashboards.addWidget'] },
  '/settings': { edit: ['settings.editNamed'] },
  '/audit-log': { panel: ['row'], filters: ['common.filters'] },
};
