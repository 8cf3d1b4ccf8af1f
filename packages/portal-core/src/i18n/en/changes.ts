export const changes = {
  heading: 'What changed',
  help: 'For those who embed widgets or write programs; the changelogs of the packages say everything.',
  ofVersion: 'Version {{version}} of {{day}}',
  act: 'Please check',
  new: 'New',
  better: 'Better',
  themeOfThePage:
    'Widgets without a `theme` look like their page: light, unless its `color-scheme` says dark. Whoever wants the setting of the system says `theme: "system"`.',
  toldErrors:
    'The `message` of `kontor:error` is in the language of the widgets. What a developer should know is `reason`; `code` stays as it was.',
  exportsAsJson:
    '`kontor orders export --json` and `kontor products export --json` need `--output`, and a file that exists is replaced only with `--force`.',
  lanesOfRecords:
    'A lane of news for the ERP names its record (`record_type`, `record_id`, `number`) instead of an order; `ORDER_NEWS` is `ERP_NEWS`.',
  serversDraw:
    'Next.js and other servers draw every widget: a table without its rows, and no token before the browser has the page.',
  elementTypes:
    'TypeScript and editors know the elements: `@kontor/portal-ui/elements`, `@kontor/portal-ui/elements/script` for the script of the portal, and `custom-elements.json`.',
  leftOut:
    'Pages leave out what they do not want: `without` (create, cancel, bulk and others), `columns` and `hidden-filters`.',
  deepLinks:
    '`order-id` opens an order, and `kontor:order-change` tells which one is open, so that an address of your page leads to it.',
  readyAndFailed:
    '`PortalProvider` takes `onReady` and `onError`. A loader of your own goes into an element with `slot="loading"`.',
  partsAlone:
    '`Button`, `Dialog` and other parts stand alone within `ThemeRoot`, without a client. Their types are their own.',
  importEvents:
    '`kontor:import-finished` says how many orders were created, replaced, left or refused; `kontor:import-undone` that an import was taken back.',
  playground: 'The portal has a page for developers, with every widget to try and the code to copy.',
  programs:
    'Programs read and import orders with an API key: `createKontorClient` of `@kontor/portal-core`, with pages as they are asked for and safe repeats.',
  machines:
    'A machine signs in with an API key: `KONTOR_API_KEY` or `kontor login --api-key`. A person’s token is kept in the keyring of the system.',
  recordsAtATerminal:
    '`kontor` lists, shows and changes orders and deliveries, knows several accounts by name, and imports files that arrive in a folder.',
  widthsOfColumns:
    'Readers make columns wider or narrower; the widths are kept in `choices` of the provider.',
  readableColours:
    'A `colorPrimary` can be read in both themes: links and marks take the nearest shade with a contrast of 4.5. Every colour may be one for each theme.',
  firstLoad:
    'Widgets are there sooner: an import of deliveries weighs 124 kB instead of 236, of order errors 105 instead of 210.',
  freed: 'A removed element frees its answers, listeners and style sheets at once; it took five minutes.',
  oneNotice: 'Without a token there is one notice with one button above all widgets of a page.',
} as const;
