// Gzip bytes a host gains by one import from a built package. What is fetched only on demand does not count, and none of the heavy
// libraries may be part of what does.
const HEAVY = /^(prosemirror-|uplot|react-grid-layout)/;
const PEERS = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client', 'styled-components'];

/** Leaves out what a widget fetches on demand, and stops when a heavy library would come along with the widget itself. */
const onDemand = {
  name: 'on-demand',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path, importer }) => {
      if (kind === 'dynamic-import') return { path, external: true };
      if (HEAVY.test(path)) return { errors: [{ text: `${path} comes along with ${importer}` }] };
      return undefined;
    });
  },
};

const weigh = (specifier, module, name, limit) => ({
  name: `portal-ui ${specifier}: ${name}`,
  path: `packages/portal-ui/dist/${module}`,
  import: `{ ${name} }`,
  ignore: PEERS,
  gzip: true,
  limit,
  modifyEsbuildConfig: (config) => ({
    ...config,
    format: 'esm',
    plugins: [onDemand],
    loader: { '.css': 'empty' },
  }),
});
const widget = (specifier, name, limit) =>
  weigh(`embed/${specifier}`, `embed/widgets/${name}.js`, name, limit);

export default [
  weigh('primitives', 'primitives/index.js', 'Button', '12 kB'),
  widget('orders-table', 'OrdersTable', '71 kB'),
  widget('order-import-wizard', 'OrderImportWizard', '313 kB'),
  widget('investigation-thread', 'InvestigationThread', '91 kB'),
  widget('delivery-workflow', 'DeliveryWorkflow', '86 kB'),
  widget('dashboard-grid', 'DashboardGrid', '68 kB'),
  widget('products-table', 'ProductsTable', '61 kB'),
  widget('order-errors', 'OrderErrors', '75 kB'),
];
