import { useRef, useState } from 'react';
import { Pencil, Plus } from 'lucide-react';
import {
  DASHBOARD_MAX_WIDGETS,
  DASHBOARD_NAME_MAX,
  type DashboardConfig,
} from '@kontor/portal-core/dashboards';
import {
  Alert,
  Button,
  EmptyState,
  PageColumn,
  TextField,
  useFocusOnFirstError,
} from '../primitives/index.js';
import { problemText, useTranslate, useUnsaved } from '../provider/index.js';
import { Grid } from '../grid/index.js';
import { EditorBar, EditorHelp } from './ArrangedDashboard.styles.js';
import { ArrangingBoard } from './ArrangingBoard.js';
import type { DashboardEditorProps } from './DashboardEditor.js';
import { useDashboardDraft } from './useDashboardDraft.js';
import { useSaveDraft } from './useSaveDraft.js';
import { Widget } from './Widget.js';
import { WidgetDialog } from './WidgetDialog.js';

interface ArrangedDashboardProps extends Omit<DashboardEditorProps, 'id'> {
  /** The stored config; null for one that has not been stored yet. */
  readonly stored: DashboardConfig | null;
}

/**
 * A dashboard to view and, in editing mode, to arrange. Leaving editing mode saves a stored dashboard; a new one is
 * saved with its button.
 */
export function ArrangedDashboard({ stored, onCreated, links }: ArrangedDashboardProps) {
  const translate = useTranslate();
  const draft = useDashboardDraft(stored);
  const saving = useSaveDraft(draft, stored);
  const [isEditing, setEditing] = useState(stored === null);
  const [isAdding, setAdding] = useState(false);
  const isFull = draft.widgets.length >= DASHBOARD_MAX_WIDGETS;
  const bar = useRef<HTMLDivElement>(null);
  useFocusOnFirstError(bar, saving.attempts);
  const settle = useUnsaved(draft.isDirty);

  const stopEditing = () => {
    if (stored === null || !draft.isDirty) setEditing(false);
    else saving.save(() => setEditing(false));
  };
  const create = () =>
    saving.save((config) => {
      settle();
      onCreated(config);
    });
  return (
    <PageColumn>
      <EditorBar ref={bar}>
        <TextField
          label={translate('dashboards.name')}
          isRequired
          isReadOnly={!isEditing}
          maxLength={DASHBOARD_NAME_MAX}
          value={draft.name}
          error={saving.isNameMissing ? translate('dashboards.nameRequired') : undefined}
          onChange={({ value }) => draft.rename(value)}
        />
        {isEditing && (
          <Button icon={<Plus aria-hidden="true" />} isDisabled={isFull} onPress={() => setAdding(true)}>
            {translate('dashboards.addWidget')}
          </Button>
        )}
        <Button
          icon={isEditing ? undefined : <Pencil aria-hidden="true" />}
          variant={stored !== null && isEditing ? 'primary' : 'secondary'}
          isBusy={stored !== null && saving.isBusy}
          onPress={isEditing ? stopEditing : () => setEditing(true)}
        >
          {translate(isEditing ? 'dashboards.stopEditing' : 'dashboards.edit')}
        </Button>
        {stored === null && (
          <Button variant="primary" isBusy={saving.isBusy} onPress={create}>
            {translate('dashboards.create')}
          </Button>
        )}
      </EditorBar>
      {saving.error !== null && (
        <Alert level="danger" title={translate('dashboards.saveFailed')}>
          {problemText(saving.error, translate)}
        </Alert>
      )}
      {isEditing && <EditorHelp>{translate('dashboards.editorHelp')}</EditorHelp>}
      {isFull && <EditorHelp>{translate('dashboards.tooMany', { max: DASHBOARD_MAX_WIDGETS })}</EditorHelp>}
      {draft.widgets.length === 0 && <EmptyState title={translate('dashboards.emptyEditor')} />}
      {isEditing ? (
        <ArrangingBoard draft={draft} links={links} />
      ) : (
        <Grid items={draft.widgets}>{(widget) => <Widget widget={widget} links={links} />}</Grid>
      )}
      {isAdding && (
        <WidgetDialog
          card={null}
          onClose={() => setAdding(false)}
          onDone={(widget) => {
            draft.add(widget);
            setAdding(false);
          }}
        />
      )}
    </PageColumn>
  );
}
