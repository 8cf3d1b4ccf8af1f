import { createElement, useEffect, useMemo, useState, type Ref } from 'react';
import { embedSessionsCreate } from '@kontor/portal-core/embedding';
import { Alert, LoadingNote } from '../../primitives/index.js';
import { usePortalClient, useTranslate } from '../../provider/index.js';
import { appearanceOf, orderOf, sessionOf, type WidgetTrial } from './widget-trial.js';
import { Stage } from './WidgetPlayground.styles.js';

interface WidgetPreviewProps {
  readonly trial: WidgetTrial;
  /** The origin of this page, which is the portal's. */
  readonly portalUrl: string;
  /** Registers the elements, as partners' pages do by the portal's script. */
  readonly loadElements: () => Promise<unknown>;
  /** The widest that the element may be, in pixels; null for no limit. */
  readonly width: number | null;
  /** The node around the element, where its events arrive. */
  readonly ref: Ref<HTMLDivElement>;
}

/** A widget as the custom element that a partner's page has, with a token for the rights that are tried. */
export function WidgetPreview({ trial, portalUrl, loadElements, width, ref }: WidgetPreviewProps) {
  const translate = useTranslate();
  const script = useScript(loadElements);
  const theme = trial.theme === 'light' || trial.theme === 'dark' ? trial.theme : undefined;
  const session = JSON.stringify(sessionOf(trial, portalUrl));
  if (!window.isSecureContext)
    return (
      <Alert level="info" title={translate('developers.needsHttps')}>
        {translate('developers.needsHttpsText')}
      </Alert>
    );
  return (
    <Stage ref={ref} data-theme={theme} style={{ maxWidth: width ?? 'none' }}>
      {script === 'coming' && <LoadingNote />}
      {script === 'failed' && <Alert level="danger" title={translate('developers.scriptFailed')} />}
      {script === 'there' && <Element key={session} trial={trial} portalUrl={portalUrl} />}
    </Stage>
  );
}

/** What is tried of the look is told to the element; other rights are another token, and so another element. */
function Element({ trial, portalUrl }: Pick<WidgetPreviewProps, 'trial' | 'portalUrl'>) {
  const client = usePortalClient();
  const [body] = useState(() => sessionOf(trial, portalUrl));
  const fetchToken = useMemo(() => () => client.call(embedSessionsCreate, { body }), [client, body]);
  const appearance = useMemo(() => appearanceOf(trial), [trial]);
  return createElement(`kontor-${trial.widget}`, {
    baseUrl: portalUrl,
    fetchToken,
    locale: trial.locale,
    appearance,
    without: trial.without.join(' '),
    orderId: orderOf(trial),
  });
}

function useScript(load: () => Promise<unknown>): 'coming' | 'there' | 'failed' {
  const [script, setScript] = useState<'coming' | 'there' | 'failed'>('coming');
  useEffect(() => {
    load().then(
      () => setScript('there'),
      () => setScript('failed'),
    );
  }, [load]);
  return script;
}
