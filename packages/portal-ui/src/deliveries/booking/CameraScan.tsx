import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { TextKey } from '@kontor/portal-core/i18n';
import { Alert, CloseButton, Dialog } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { Camera } from './Booking.styles.js';

export interface CameraScanProps {
  /** Called once for every code that comes before the camera. */
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
  /** What the last code did. */
  readonly children: ReactNode;
}

/** The browser's own reader of bar codes, which not every browser has (Shape Detection API). */
interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type BarcodeReaderClass = new (options: { formats: readonly string[] }) => BarcodeReader;

declare global {
  /** Missing in most browsers. */
  var BarcodeDetector: BarcodeReaderClass | undefined;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e'];
/** Milliseconds between two looks at the picture. */
const LOOK_MS = 200;

/** Dialog that reads bar codes with the camera, and says in words when the browser cannot. */
export function CameraScan({ onCode, onClose, children }: CameraScanProps) {
  const translate = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const refusal = useCamera(video, onCode);
  return (
    <Dialog
      isOpen
      size="small"
      title={translate('deliveries.scanTitle')}
      onClose={onClose}
      actions={<CloseButton label={translate('common.close')} />}
    >
      {refusal === null ? (
        <>
          <p>{translate('deliveries.scanHint')}</p>
          <Camera ref={video} muted playsInline />
          {children}
        </>
      ) : (
        <Alert level="warning">{translate(refusal)}</Alert>
      )}
    </Dialog>
  );
}

/** Shows the camera's picture and reads codes from it. Returns why it cannot; null as long as it can. */
function useCamera(
  video: { readonly current: HTMLVideoElement | null },
  onCode: (code: string) => void,
): TextKey | null {
  const [isRefused, setRefused] = useState(false);
  const Reader = readerClass();
  const found = useEffectEvent(onCode);
  useEffect(() => {
    const picture = video.current;
    if (Reader === null || picture === null) return undefined;
    const over = new AbortController();
    watch(picture, new Reader({ formats: FORMATS }), (code) => found(code), over.signal).catch(
      () => !over.signal.aborted && setRefused(true),
    );
    return () => over.abort();
  }, [Reader, video]);
  if (Reader === null) return 'deliveries.scanUnsupported';
  return isRefused ? 'deliveries.scanRefused' : null;
}

/** Null where the browser has no reader, or gives pages without TLS no camera. */
function readerClass(): BarcodeReaderClass | null {
  const { BarcodeDetector } = globalThis;
  return BarcodeDetector !== undefined && 'mediaDevices' in navigator ? BarcodeDetector : null;
}

/** Reports each code once, again only after it has left the picture. Rejects when the camera is refused. */
async function watch(
  video: HTMLVideoElement,
  reader: BarcodeReader,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  let seen: readonly string[] = [];
  while (!signal.aborted) {
    const codes = (await reader.detect(video)).map(({ rawValue }) => rawValue);
    for (const code of new Set(codes)) if (!seen.includes(code) && !signal.aborted) onCode(code);
    seen = codes;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
