import { Component, forwardRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PortalClient } from '@kontor/portal-core';
import { PortalProvider } from '@kontor/portal-ui';
import { ProductsTable } from '@kontor/portal-ui/embed/products-table';
import { productList, type ProductList } from '@kontor/portal-ui/products';
import { signedIn } from '../sign-in.js';

const Frame = forwardRef<HTMLElement, { children: ReactNode }>(function Frame(props, ref) {
  return <section ref={ref}>{props.children}</section>;
});

/** A host in the manner of earlier versions of React: classes, forwardRef, no strict mode. */
class Host extends Component<{ client: PortalClient }, { list: ProductList }> {
  override state = { list: productList.usual };

  override render() {
    return (
      <PortalProvider client={this.props.client} locale="en">
        <Frame>
          <ProductsTable list={this.state.list} onChange={(list) => this.setState({ list })} />
        </Frame>
      </PortalProvider>
    );
  }
}

void signedIn('helvetia').then((client) =>
  createRoot(document.getElementById('root')!).render(<Host client={client} />),
);
