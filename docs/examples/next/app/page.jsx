import { Orders } from './Orders.jsx';

/** The portal's address is read when the page is asked for, not when it is built. */
export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <main>
      <h1>Unsere Bestellungen</h1>
      <Orders portalUrl={process.env.KONTOR_URL ?? 'https://portal.example'} />
    </main>
  );
}
