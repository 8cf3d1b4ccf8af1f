import type { KontorElement } from '@kontor/portal-ui/elements';

// The elements in JSX, with their attributes, properties and events.
void (
  <>
    <kontor-orders-table
      search="status=offen"
      fixed-filters="hidden"
      locale="en"
      theme="dark"
      onkontor:list-change={({ detail }) => detail.search.length}
    />
    <kontor-deliveries class="wide" deliveryId={4} hrefOf={({ id }) => `/deliveries/${id}`} />
    <kontor-investigation order-id={90412} base-url="https://portal.example" />
    {/* @ts-expect-error -- an import has no search */}
    <kontor-order-import search="status=offen" />
    {/* @ts-expect-error -- there is no such theme */}
    <kontor-products theme="purple" />
  </>
);

// What a script finds in a document.
{
  const products: KontorElement<'kontor-products'> = document.createElement('kontor-products');
  products.search = 'sort=name';
  // @ts-expect-error -- the density has two values
  products.density = 'tight';
  document.querySelector('kontor-order-errors')?.addEventListener('kontor:error', ({ detail }) => {
    const code: string = detail.code;
    return code;
  });
  document.addEventListener('kontor:order-created', ({ detail }) => detail.orders[0]?.externalOrderId);
  // @ts-expect-error -- the order has no such field
  document.addEventListener('kontor:order-changed', ({ detail }) => detail.order);
}
