import { useEffect, useState } from 'react';
import { useTranslate } from '../provider/index.js';
import { QrFrame } from './FactorQr.styles.js';
import type { QrPath } from './qr-path.js';

/** The address of an authenticator app as a QR code. Loaded when it is shown; without it the key beside it is typed. */
export function FactorQr({ uri }: { readonly uri: string }) {
  const translate = useTranslate();
  const [code, show] = useState<QrPath | null>(null);
  useEffect(() => {
    let isShown = true;
    import('./qr-path.js').then(({ qrPath }) => isShown && show(qrPath(uri))).catch(() => {});
    return () => {
      isShown = false;
    };
  }, [uri]);
  return (
    <QrFrame>
      {code && (
        <svg
          role="img"
          aria-label={translate('session.factorQr')}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
      )}
    </QrFrame>
  );
}
