import { ConfirmDialog } from '../../forms/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import type { Asking } from './useBookingForm.js';

export interface MoreThanAnnouncedProps {
  readonly asking: Asking;
}

/** Asks before more is booked than was announced, with the lines concerned. */
export function MoreThanAnnounced({ asking }: MoreThanAnnouncedProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <ConfirmDialog
      title={translate('deliveries.moreTitle')}
      confirmLabel={translate('deliveries.moreConfirm')}
      cancelLabel={translate('deliveries.moreCheck')}
      onConfirm={asking.confirm}
      onClose={asking.close}
    >
      <ul>
        {asking.lines.map(({ index, line, booked }) => (
          <li key={index}>
            {translate('deliveries.moreLine', {
              name: line.name || line.productId,
              booked: booked.toLocaleString(language),
              ordered: line.ordered.toLocaleString(language),
            })}
          </li>
        ))}
      </ul>
      <p>{translate('deliveries.moreIntro')}</p>
    </ConfirmDialog>
  );
}
