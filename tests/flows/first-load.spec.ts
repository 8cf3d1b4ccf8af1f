import { expect, inTurns, test } from './portal.js';

inTurns('the first load', () => {
  test('of the orders asks for them with the page, and asks nothing twice', async ({
    orders,
    page,
    context,
  }) => {
    await orders.open();
    const fresh = await context.newPage();
    const asked: string[] = [];
    fresh.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/') && !pathname.startsWith('/api/media/'))
        asked.push(`${request.method()} ${pathname}${search}`);
    });
    await fresh.goto(page.url());
    await orders.on(fresh).expectShown();
    expect(asked.filter((name, at) => asked.indexOf(name) !== at)).toEqual([]);
    expect(asked.filter((name) => name.endsWith('/api/orders/find'))).toHaveLength(1);
  });
});
