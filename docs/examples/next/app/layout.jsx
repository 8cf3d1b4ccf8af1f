import { StyleRegistry } from './StyleRegistry.jsx';

export const metadata = { title: 'Unsere Bestellungen' };

export default function Layout({ children }) {
  return (
    <html lang="de">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
