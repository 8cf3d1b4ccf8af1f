import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PortalClient } from '@kontor/portal-core';
import { PortalProvider } from '@kontor/portal-ui';
import { DEFAULT_PRODUCT_LIST, ProductsTable } from '@kontor/portal-ui/products';
import { signedIn } from '../sign-in.js';

/** Two merchants beside each other, as a partner who serves both would show them. */
function Host({ client }: { readonly client: PortalClient }) {
  const [list, change] = useState(DEFAULT_PRODUCT_LIST);
  return (
    <PortalProvider client={client}>
      <ProductsTable list={list} onChange={change} />
    </PortalProvider>
  );
}

const [alpenshop, nordwind] = await Promise.all([signedIn('alpenshop'), signedIn('nordwind')]);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <section aria-label="Alpenshop">
      <Host client={alpenshop} />
    </section>
    <section aria-label="Nordwind">
      <Host client={nordwind} />
    </section>
  </StrictMode>,
);
