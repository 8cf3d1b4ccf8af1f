import { Fact } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { erpLinkText, useErpLinks } from '../useErpLinks.js';

/** Where an order stands between Kontor and the ERP; nothing while there is nothing to say. */
export function OrderErpFact({ orderId }: { readonly orderId: number }) {
  const translate = useTranslate();
  const text = erpLinkText(useErpLinks([orderId]).get(orderId), translate);
  return text === '' ? null : <Fact label={translate('orders.erpLink')}>{text}</Fact>;
}
