import { useRef, useState } from 'react';
import { issueMessage } from '@kontor/portal-core/i18n';
import { parseSettingValue, type Setting } from '@kontor/portal-core/settings';
import type { Issue } from '@kontor/portal-core/validation';
import { ApiError } from '@kontor/portal-core/wire';
import { EditInPlace, StaleField } from '../forms/index.js';
import { Button, useNotify, useNotifyFailure } from '../primitives/index.js';
import { isStale, useTranslate, useUnsaved } from '../provider/index.js';
import { draftOf, linesOf, valueOf } from './setting-draft.js';
import { SettingEditor } from './SettingEditor.js';
import type { useSaveSetting } from './useSettings.js';

interface OpenSettingProps {
  readonly setting: Setting;
  readonly timeZone: string;
  readonly label: string;
  /** Belongs to the row, so that a change can be undone after the editor has closed. */
  readonly save: ReturnType<typeof useSaveSetting>;
  readonly onClose: () => void;
}

/** A setting that is being edited. A change made from a value that somebody else has replaced is refused once, and the new value is shown. */
export function OpenSetting({ setting, timeZone, label, save, onClose }: OpenSettingProps) {
  const translate = useTranslate();
  const change = useSettingChange({ setting, timeZone, label, save, onClose });
  const { draft, setDraft, issue } = change;
  const form = useRef<HTMLFormElement>(null);
  return (
    <EditInPlace
      label={label}
      formRef={form}
      isBusy={save.isPending}
      onSubmit={change.submit}
      onClose={onClose}
    >
      <SettingEditor
        setting={setting}
        label={label}
        draft={draft}
        error={issue === null ? undefined : issueMessage(translate, issue)}
        onChange={setDraft}
      />
      {isStale(save.error) && (
        <StaleField
          error={save.error}
          name={label}
          now={linesOf(setting, timeZone, translate).join(', ') || translate('settings.empty')}
          actions={
            <Button size="small" onPress={change.takeTheirs}>
              {translate('forms.takeTheirs')}
            </Button>
          }
        />
      )}
    </EditInPlace>
  );
}

/** Seconds in which a change can be undone from its notice. */
const UNDO_SECONDS = 10;

function useSettingChange({ setting, timeZone, label, save, onClose }: OpenSettingProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [opened, setOpened] = useState(setting.value);
  const [draft, setDraft] = useState(() => draftOf(setting, timeZone));
  const [issue, setIssue] = useState<Issue | null>(null);
  useUnsaved(draft !== draftOf(setting, timeZone));
  // Who was told of somebody else's value replaces it knowingly.
  const from = isStale(save.error) ? setting.value : opened;
  const failed = (error: Error) => {
    const [told] = error instanceof ApiError ? error.issues : [];
    if (told === undefined) notifyFailure(translate('settings.saveFailed', { name: label }), error);
    else setIssue(told);
  };
  const undo = (saved: Setting) =>
    void save
      .mutateAsync({ value: from, from: saved.value })
      .then(() => notify({ level: 'info', title: translate('settings.undone', { name: label }) }), failed);
  const submit = () => {
    const value = valueOf(setting, draft, timeZone);
    const parsed = parseSettingValue(setting, value);
    if (!parsed.ok) return setIssue(parsed.issues[0] ?? null);
    setOpened(from);
    save.mutate(
      { value, from },
      {
        onError: (error) => !isStale(error) && failed(error),
        onSuccess: (saved) => {
          notify({
            level: 'success',
            title: translate('settings.saved', { name: label }),
            action: { label: translate('settings.undo'), onPress: () => undo(saved) },
            countdown: UNDO_SECONDS,
          });
          onClose();
        },
      },
    );
  };
  const change = (next: string) => {
    setIssue(null);
    setDraft(next);
  };
  const takeTheirs = () => {
    change(draftOf(setting, timeZone));
    setOpened(setting.value);
    save.reset();
  };
  return { draft, setDraft: change, issue, submit, takeTheirs };
}
