import {
  INVESTIGATION_EVENT_TEXTS,
  INVESTIGATION_STATUS_TEXTS,
  investigationActions,
  investigationMachine,
  type InvestigationEvent,
  type InvestigationStatus,
} from '@kontor/portal-core';
import { COMMENT_TONES } from '../comments/index.js';
import { Badge, Menu } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useAllowedResources } from '../session/index.js';
import { StatusLine } from './InvestigationThread.styles.js';

export interface InvestigationStatusMenuProps {
  /** Null while there is no investigation. */
  readonly status: InvestigationStatus | null;
  /** A comment is on its way, perhaps with a change of the status. */
  readonly isDisabled?: boolean | undefined;
  /** Called with the status someone wants to change to. */
  readonly onChoose: (choice: { readonly status: InvestigationStatus }) => void;
}

/** The status of an investigation; those who may change it get a menu of what it can become (`/investigations/comments/status`). */
export function InvestigationStatusMenu({ status, isDisabled, onChoose }: InvestigationStatusMenuProps) {
  const translate = useTranslate();
  const mayChange = useAllowedResources()?.has('/investigations/comments/status') ?? false;
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
              status: investigationMachine.next(
                status ?? '',
                id as InvestigationEvent,
              ) as InvestigationStatus,
            })
          }
        />
      )}
    </StatusLine>
  );
}
