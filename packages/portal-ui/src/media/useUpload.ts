import { useEffect, useRef, useState } from 'react';
import { issueMessage } from '@kontor/portal-core/i18n';
import { mediaUpload, validateUpload, type MediaFile } from '@kontor/portal-core/media';
import { problemText, usePortalClient, useTranslate } from '../provider/index.js';

/** An upload and its progress. */
export interface Upload {
  /**
   * Checks and sends a file. Resolves to the stored file, or to null when it was refused (with `error` set) or cancelled. An upload that is
   * still running is cancelled.
   */
  readonly upload: (file: File | null) => Promise<MediaFile | null>;
  /** From 0 to 100 while a file is being sent, else null. */
  readonly progress: number | null;
  /** Text that says why the last file was refused. */
  readonly error: string | undefined;
  /** Cancels a running upload and clears the error. */
  readonly cancel: () => void;
}

/** Uploads files to the portal, one at a time; with `image` only pictures. A running upload is cancelled when the widget is unmounted. */
export function useUpload(kind: 'file' | 'image' = 'file'): Upload {
  const client = usePortalClient();
  const translate = useTranslate();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
    setError(undefined);
  };
  const upload = async (file: File | null) => {
    stop();
    const [issue] = validateUpload(file, kind);
    if (issue || !file) {
      setError(issue && issueMessage(translate, issue));
      return null;
    }
    const own = new AbortController();
    running.current = own;
    const isCurrent = () => running.current === own;
    setProgress(0);
    try {
      return await client.call(mediaUpload, {
        body: { name: file.name, content: file },
        signal: own.signal,
        onProgress: ({ loaded, total }) => isCurrent() && setProgress(percent(loaded, total)),
      });
    } catch (cause) {
      if (isCurrent()) setError(problemText(cause, translate));
      return null;
    } finally {
      if (isCurrent()) setProgress(null);
    }
  };
  return { upload, progress, error, cancel: stop };
}

/** Progress in percent. The last percent is the server's: it has not stored the file before it answers. */
function percent(loaded: number, total: number): number {
  return total > 0 ? Math.min(99, Math.floor((loaded / total) * 100)) : 0;
}
