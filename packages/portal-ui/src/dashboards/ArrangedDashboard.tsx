import { useEffect, useState } from 'react';
import { Pencil, Plus } from 'lucide-react';
import {
  DASHBOARD_MAX_WIDGETS,
  DASHBOARD_NAME_MAX,
  formatDashboard,
  type DashboardConfig,
} from '@kontor/portal-core';
import { Alert, Button, EmptyState, TextField, useNotify } from '../primitives/index.js';
import { PageColumn } from '../primitives/layout/Page.js';
import { useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { Grid } from '../grid/index.js';
import { EditorBar, EditorHelp } from './ArrangedDashboard.styles.js';
import { ArrangingBoard } from './ArrangingBoard.js';
import type { DashboardEditorProps } from './DashboardEditor.js';
import { useDashboardDraft } from './useDashboardDraft.js';
import { useSaveDashboardConfig } from './useDashboardConfigs.js';
import { Widget } from './Widget.js';
import { WidgetDialog } from './WidgetDialog.js';

interface ArrangedDashboardProps extends Omit<DashboardEditorProps, 'id'> {
  /** As it is stored; null while it is not. */
  readonly stored: DashboardConfig | null;
}

/** A dashboard to look at and, in editing, to arrange. Ending the editing of a stored one saves it; a new one is saved by its button. */
export function ArrangedDashboard({ stored, onCreated, onUnsavedChange, links }: ArrangedDashboardProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const draft = useDashboardDraft(stored);
  const saving = useSaveDashboardConfig(stored?.id ?? null);
  const [isEditing, setEditing] = useState(stored === null);
  const [isAdding, setAdding] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const isNameless = draft.name.trim() === '';
  useUnsaved(draft.isDirty, onUnsavedChange);

  const save = (onSaved: (config: DashboardConfig) => void) => {
    setAsked(true);
    if (isNameless) return;
    const body = { name: draft.name.trim(), content: formatDashboard(draft.widgets) };
    saving.mutate(body, {
      onSuccess: (config) => {
        draft.accept(config);
        notify({
          level: 'success',
          title: translate(stored === null ? 'dashboards.created' : 'dashboards.saved'),
        });
        onSaved(config);
      },
    });
  };
  const stopEditing = () => {
    if (stored === null || !draft.isDirty) setEditing(false);
    else save(() => setEditing(false));
  };
  const create = () =>
    save((config) => {
      onUnsavedChange({ isUnsaved: false });
      onCreated(config);
    });
  const isFull = draft.widgets.length >= DASHBOARD_MAX_WIDGETS;
  return (
    <PageColumn>
      <EditorBar>
        <TextField
          label={translate('dashboards.name')}
          isRequired
          isReadOnly={!isEditing}
          maxLength={DASHBOARD_NAME_MAX}
          value={draft.name}
          error={wasAsked && isNameless ? translate('dashboards.nameRequired') : undefined}
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
          isBusy={stored !== null && saving.isPending}
          onPress={isEditing ? stopEditing : () => setEditing(true)}
        >
          {translate(isEditing ? 'dashboards.stopEditing' : 'dashboards.edit')}
        </Button>
        {stored === null && (
          <Button variant="primary" isBusy={saving.isPending} onPress={create}>
            {translate('dashboards.create')}
          </Button>
        )}
      </EditorBar>
      {saving.isError && (
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

/** Tells the host, and asks before the window is closed. */
function useUnsaved(
  isUnsaved: boolean,
  onUnsavedChange: (change: { readonly isUnsaved: boolean }) => void,
): void {
  useEffect(() => onUnsavedChange({ isUnsaved }), [isUnsaved, onUnsavedChange]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
