import {
  INVESTIGATION_EVENT_TEXTS,
  investigationActions,
  investigationMachine,
  type InvestigationEvent,
  type InvestigationStatus,
} from '@kontor/portal-core/investigations';
import { INVESTIGATION_STATUS_TEXTS } from '@kontor/portal-core/orders';
import { COMMENT_TONES } from '../comments/index.js';
import { Badge, Menu } from '../primitives/index.js';
import { useOffers, useTranslate } from '../provider/index.js';
import { useAllowedResources } from '../session/index.js';
import { StatusLine } from './InvestigationThread.styles.js';

export interface InvestigationStatusMenuProps {
  /** The current status; null while there is no investigation. */
  readonly status: InvestigationStatus | null;
  /** Whether a comment is being sent, perhaps with a status change. */
  readonly isDisabled?: boolean | undefined;
  /** Called with the status the user wants to change to. */
  readonly onChoose: (choice: { readonly status: InvestigationStatus }) => void;
}

/** The status of an investigation; for users with the right (`/investigations/comments/status`) a menu of the possible statuses. */
export function InvestigationStatusMenu({ status, isDisabled, onChoose }: InvestigationStatusMenuProps) {
  const translate = useTranslate();
  const resources = useAllowedResources();
  const mayChange = useOffers('edit') && (resources?.has('/investigations/comments/status') ?? false);
  const actions = investigationActions(status ?? '');
  return (
    <StatusLine>
      <span>{translate('investigations.status')}</span>
      {status === null ? (
        <Badge>{translate('investigations.notOpened')}</Badge>
      ) : (
        <Badge tone={COMMENT_TONES[status]}>{translate(INVESTIGATION_STATUS_TEXTS[status])}</Badge>
      )}
      {mayChange && actions.length > 0 && (
        <Menu
          label={translate('investigations.changeStatus')}
          size="small"
          isDisabled={isDisabled}
          placement="bottom-end"
          items={actions.map((event) => ({
            id: event,
            label: translate(INVESTIGATION_EVENT_TEXTS[event as Exclude<InvestigationEvent, 'open'>]),
          }))}
          onAction={({ id }) =>
            onChoose({
              status: investigationMachine.next(status ?? '', id) as InvestigationStatus,
            })
          }
        />
      )}
    </StatusLine>
  );
}
