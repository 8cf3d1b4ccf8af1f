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

const widget = (entry, name, limit) => ({
  name: `@kontor/portal-ui/${entry}: ${name}`,
  path: `packages/portal-ui/dist/${entry === '.' ? '' : `${entry}/`}index.js`,
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

export default [
  widget('primitives', 'Button', '500 kB'),
  widget('.', 'OrdersTable', '500 kB'),
  widget('order-import', 'OrderImportWizard', '500 kB'),
  widget('investigations', 'InvestigationThread', '500 kB'),
  widget('deliveries', 'Deliveries', '500 kB'),
  widget('dashboards', 'Dashboard', '500 kB'),
  widget('products', 'ProductsTable', '500 kB'),
  widget('order-errors', 'OrderErrors', '500 kB'),
];
