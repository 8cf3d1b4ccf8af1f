import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PortalProvider } from '@kontor/portal-ui';
import { ProductsTable } from '@kontor/portal-ui/embed/products-table';
import { signedIn } from '../sign-in.js';

const [alpenshop, nordwind] = await Promise.all([signedIn('alpenshop'), signedIn('nordwind')]);

/** Two merchants beside each other, as a partner who serves both would show them. */
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <section aria-label="Alpenshop">
      <PortalProvider client={alpenshop}>
        <ProductsTable />
      </PortalProvider>
    </section>
    <section aria-label="Nordwind">
      <PortalProvider client={nordwind}>
        <ProductsTable />
      </PortalProvider>
    </section>
  </StrictMode>,
);
