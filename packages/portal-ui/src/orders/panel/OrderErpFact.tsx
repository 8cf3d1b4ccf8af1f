import { orderErpLink, type ErpOrderLink } from '@kontor/portal-core/erp-link';
import type { Translate } from '@kontor/portal-core/i18n';
import { Fact } from '../../primitives/index.js';
import { useAnswer, useTranslate } from '../../provider/index.js';

/** Where an order stands between Kontor and the ERP; nothing while there is nothing to say. */
export function OrderErpFact({ orderId }: { readonly orderId: number }) {
  const translate = useTranslate();
  const { data } = useAnswer(orderErpLink, { params: { id: orderId } });
  if (data === undefined || data.link === 'none') return null;
  return <Fact label={translate('erpLink.orderLink')}>{linkText(data, translate)}</Fact>;
}

function linkText({ link, erp_number: number, refusal }: ErpOrderLink, translate: Translate): string {
  if (link === 'refused') return translate('erpLink.link_refused', { refusal });
  if (link === 'waiting') return translate('erpLink.link_waiting');
  return number === '' ? translate('erpLink.link_knownWithout') : translate('erpLink.link_known', { number });
}
