import { Suspense, useRef, useState } from 'react';
import { ScanBarcode } from 'lucide-react';
import { isSameEan } from '@kontor/portal-core/deliveries';
import type { Form } from '../../forms/index.js';
import { Alert, Button, lazyPart } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { counted, type BookingDraft } from './booking-draft.js';
import { ScanRow } from './Booking.styles.js';
import { useHandScanner } from './useHandScanner.js';
import type { InboundLine } from '../record/useInbound.js';

export const loadCamera = () => import('./CameraScan.js');
const CameraScan = lazyPart(() => loadCamera().then((module) => module.CameraScan));

export interface ScanBarProps {
  readonly form: Form<BookingDraft>;
  readonly lines: readonly InboundLine[];
}

/** The last scanned code: the line it counted on, or null for one that is not announced. */
interface Scanned {
  readonly ean: string;
  readonly index: number | null;
}

/** Counts one unit with every scanned EAN, by camera or hand scanner, and says on which line. */
export function ScanBar({ form, lines }: ScanBarProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [scanned, setScanned] = useState<Scanned | null>(null);
  const before = useRef(form.draft);
  const scan = (ean: string, draft: BookingDraft) => {
    const index = lines.findIndex((line) => isSameEan(line.ean, ean));
    setScanned({ ean, index: index < 0 ? null : index });
    form.change(index < 0 ? draft : { ...draft, ...counted(draft, index, 1) });
  };
  useHandScanner({
    onBegin: () => (before.current = form.draft),
    onCode: (code) => scan(code, before.current),
  });
  return (
    <ScanRow>
      <Button icon={<ScanBarcode aria-hidden="true" />} onPress={() => setOpen(true)}>
        {translate('deliveries.scan')}
      </Button>
      <Told scanned={scanned} draft={form.draft} lines={lines} />
      <Suspense fallback={null}>
        {isOpen && (
          <CameraScan onCode={(code) => scan(code, form.draft)} onClose={() => setOpen(false)}>
            <Told scanned={scanned} draft={form.draft} lines={lines} />
          </CameraScan>
        )}
      </Suspense>
    </ScanRow>
  );
}

interface ToldProps {
  readonly scanned: Scanned | null;
  readonly draft: BookingDraft;
  readonly lines: readonly InboundLine[];
}

/** What the last scan did, in words that are read aloud. */
function Told({ scanned, draft, lines }: ToldProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const line = lines[scanned?.index ?? -1];
  return (
    <>
      <p role="status">
        {line &&
          translate('deliveries.scanCounted', {
            name: line.name || line.productId,
            booked: draft[`booked.${scanned?.index}`] ?? '',
            ordered: line.ordered.toLocaleString(language),
          })}
      </p>
      {scanned?.index === null && (
        <Alert level="warning">{translate('deliveries.scanUnknown', { ean: scanned.ean })}</Alert>
      )}
    </>
  );
}
