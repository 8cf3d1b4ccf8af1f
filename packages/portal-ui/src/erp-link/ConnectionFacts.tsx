import { formatInstant } from '@kontor/portal-core/dates';
import { isFileMakerUrl, type ErpConnection } from '@kontor/portal-core/erp-link';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import { Alert, Badge, Fact, Facts, type Tone } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useTimeZone } from '../settings/index.js';
import { comparedText } from './comparing/compared-text.js';
import { useLastComparison } from './useErpLink.js';

type Shown = ErpConnection['state'] | 'away';
const TONES: Readonly<Record<Shown, Tone>> = {
  running: 'success',
  paused: 'neutral',
  stopped: 'danger',
  away: 'warning',
};
const STATES: Readonly<Record<Shown, TextKey>> = {
  running: 'erpLink.state_running',
  paused: 'erpLink.state_paused',
  stopped: 'erpLink.state_stopped',
  away: 'erpLink.state_away',
};

/** How the connection is: its state, what waits, and what is wrong, in words. */
export function ConnectionFacts({ connection }: { readonly connection: ErpConnection }) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const { data: comparison } = useLastComparison();
  const instant = (at: string) => formatInstant(Date.parse(at), timeZone);
  const { url, state, reason, since, waiting, oldest_at, blocked, last_success_at, next_try_at } = connection;
  const { sent_last_hour: sent } = connection;
  const shown: Shown = state === 'running' && next_try_at !== null ? 'away' : state;
  return (
    <>
      {shown === 'stopped' && (
        <Alert level="danger" title={translate('erpLink.stoppedTitle', { reason })}>
          {translate('erpLink.stoppedText')}
        </Alert>
      )}
      {shown === 'paused' && reason !== '' && (
        <Alert level="danger" title={translate('erpLink.heldTitle')}>
          {reason}
        </Alert>
      )}
      {shown === 'away' && next_try_at !== null && (
        <Alert level="warning" title={translate('erpLink.awayTitle', { reason })}>
          {translate('erpLink.awayText', { at: instant(next_try_at) })}
        </Alert>
      )}
      <Facts>
        <Fact label={translate('erpLink.state')}>
          <Badge tone={TONES[shown]}>{translate(STATES[shown])}</Badge>{' '}
          {shown !== 'away' && translate('erpLink.since', { at: instant(since) })}
        </Fact>
        <Fact label={translate('erpLink.kind')}>
          {translate(isFileMakerUrl(url) ? 'erpLink.kind_filemaker' : 'erpLink.kind_webhook')}
        </Fact>
        <Fact label={translate('erpLink.url')}>{url}</Fact>
        <Fact label={translate('erpLink.toldOf')}>{toldOf(connection, translate)}</Fact>
        <Fact label={translate('erpLink.lastSuccess')}>
          {last_success_at === null ? translate('erpLink.never') : instant(last_success_at)}
        </Fact>
        <Fact label={translate('erpLink.lastHour')}>
          {translate('erpLink.lastHourText', { count: sent })}
        </Fact>
        <Fact label={translate('erpLink.waiting')}>
          {waiting === 0 || oldest_at === null
            ? translate('erpLink.nothingWaits')
            : translate('erpLink.waitingText', { count: waiting, at: instant(oldest_at) })}
        </Fact>
        <Fact label={translate('erpLink.blocked')}>{blocked}</Fact>
        {comparison != null && (
          <Fact label={translate('erpLink.compared')}>{comparedText(comparison, instant, translate)}</Fact>
        )}
      </Facts>
    </>
  );
}

/** What the ERP is told of. */
const toldOf = ({ tells_products, tells_deliveries }: ErpConnection, translate: Translate): string =>
  [
    translate('erpLink.toldOf_orders'),
    ...(tells_products ? [translate('erpLink.toldOf_products')] : []),
    ...(tells_deliveries ? [translate('erpLink.toldOf_deliveries')] : []),
  ].join(', ');
