import { useState } from 'react';
import {
  VIEW_NAME_MAX,
  type SavedView,
  type ViewContent,
  type ViewDensity,
} from '@kontor/portal-core/saved-views';
import { cleanText } from '@kontor/portal-core/validation';
import { ApiError } from '@kontor/portal-core/wire';
import { Alert, Button, Checkbox, Dialog, Select, TextField } from '../primitives/index.js';
import { problemText, useTranslate } from '../provider/index.js';
import { useCurrentUser } from '../session/index.js';
import type { ViewToSave } from './useSavedViews.js';
import { Fields, Help } from './SaveViewDialog.styles.js';

export interface SaveViewDialogProps {
  /** The view to change; null for a new one. */
  readonly view: SavedView | null;
  /** The content to save. */
  readonly content: ViewContent;
  readonly isBusy: boolean;
  /** The error of the last attempt to save. */
  readonly error: unknown;
  readonly onSave: (view: ViewToSave) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a view, who sees it, and whether the list begins with it. */
export function SaveViewDialog({ view, content, isBusy, error, onSave, onClose }: SaveViewDialogProps) {
  const translate = useTranslate();
  const isStaff = useCurrentUser()?.merchant == null;
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.is_shared ?? false);
  const [isDefault, setDefault] = useState(view?.is_default ?? false);
  const [density, setDensity] = useState<ViewDensity | null>(content.density);
  const [isTried, setTried] = useState(false);
  const isTooShort = cleanText(name).length < 2;
  const isTaken = error instanceof ApiError && error.code === 'already_exists';
  const nameError = () => {
    if (isTried && isTooShort) return translate('validation.minLength', { min: 2 });
    return isTaken
      ? translate('validation.alreadyExists', { field: translate('savedViews.name') })
      : undefined;
  };
  const submit = () => {
    setTried(true);
    if (isTooShort || isBusy) return;
    const kept = { ...content, density };
    onSave({ id: view?.id ?? null, name, is_shared: isShared, content: kept, isDefault });
  };
  return (
    <Dialog
      isOpen
      title={translate(view === null ? 'savedViews.newTitle' : 'savedViews.editTitle')}
      onClose={onClose}
      isBusy={isBusy}
      isDirty={view === null ? name !== '' : name !== view.name}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            {translate('common.cancel')}
          </Button>
          <Button variant="primary" isBusy={isBusy} onPress={submit}>
            {translate('common.save')}
          </Button>
        </>
      }
    >
      <Fields
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {view === null && <p>{translate('savedViews.holds')}</p>}
        <TextField
          label={translate('savedViews.name')}
          isRequired
          autoFocus
          maxLength={VIEW_NAME_MAX}
          value={name}
          onChange={({ value }) => setName(value)}
          error={nameError()}
        />
        <Checkbox
          label={translate('savedViews.share')}
          isSelected={isShared}
          onChange={({ isSelected }) => setShared(isSelected)}
        >
          {translate('savedViews.share')}
          <Help>{translate(isStaff ? 'savedViews.shareHelpStaff' : 'savedViews.shareHelp')}</Help>
        </Checkbox>
        <Checkbox
          label={translate('savedViews.beginWith')}
          isSelected={isDefault}
          onChange={({ isSelected }) => setDefault(isSelected)}
        />
        <DensitySelect value={density} onChange={setDensity} />
        {error != null && !isTaken && (
          <Alert level="danger" title={translate('savedViews.saveFailed')}>
            {problemText(error, translate)}
          </Alert>
        )}
      </Fields>
    </Dialog>
  );
}

const OWN_DENSITY = 'own';

interface DensitySelectProps {
  /** Null for the user's own. */
  readonly value: ViewDensity | null;
  readonly onChange: (density: ViewDensity | null) => void;
}

function DensitySelect({ value: density, onChange }: DensitySelectProps) {
  const translate = useTranslate();
  return (
    <Select
      label={translate('savedViews.density')}
      value={density ?? OWN_DENSITY}
      options={[
        { value: OWN_DENSITY, label: translate('savedViews.densityOwn') },
        { value: 'comfortable', label: translate('savedViews.densityComfortable') },
        { value: 'compact', label: translate('savedViews.densityCompact') },
      ]}
      onChange={({ value }) => onChange(value === OWN_DENSITY ? null : value)}
    />
  );
}
