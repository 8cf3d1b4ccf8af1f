import { useRef, useState } from 'react';
import { Pencil } from 'lucide-react';
import { issueMessage } from '@kontor/portal-core/i18n';
import { parseSettingValue, type Setting } from '@kontor/portal-core/settings';
import type { Issue } from '@kontor/portal-core/validation';
import { ApiError } from '@kontor/portal-core/wire';
import { EditInPlace } from '../forms/index.js';
import { IconButton, useNotify, useNotifyFailure } from '../primitives/index.js';
import { useTranslate, useUnsaved } from '../provider/index.js';
import { Row, RowName, RowValue } from './Settings.styles.js';
import { draftOf, shownOf, valueOf } from './setting-draft.js';
import { optionText, settingHelp, settingLabel } from './setting-texts.js';
import { SettingEditor } from './SettingEditor.js';
import { useSaveSetting } from './useSettings.js';

interface SettingRowProps {
  readonly setting: Setting;
  readonly timeZone: string;
}

/** A setting with its value, edited in place; the last change can be undone from its notice. */
export function SettingRow({ setting, timeZone }: SettingRowProps) {
  const translate = useTranslate();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const save = useSaveSetting(setting.key);
  const label = settingLabel(translate, setting.key);
  const help = settingHelp(translate, setting.key);
  const close = () => {
    setEditing(false);
    // The button comes back with the next picture of the row.
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <Row>
      <RowName>
        <span>{label}</span>
        {help !== undefined && <small>{help}</small>}
      </RowName>
      {isEditing ? (
        <OpenSetting setting={setting} timeZone={timeZone} label={label} save={save} onClose={close} />
      ) : (
        <RowValue>
          <Shown setting={setting} timeZone={timeZone} />
          <IconButton
            ref={edit}
            size="small"
            label={translate('settings.editNamed', { name: label })}
            onPress={() => setEditing(true)}
          >
            <Pencil />
          </IconButton>
        </RowValue>
      )}
    </Row>
  );
}

function Shown({ setting, timeZone }: SettingRowProps) {
  const translate = useTranslate();
  const lines = shownOf(setting, timeZone);
  if (lines.length === 0) return <span data-empty>{translate('settings.empty')}</span>;
  if (setting.type === 'multi')
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  const text = lines.join('\n');
  return <span>{setting.type === 'select' ? optionText(translate, setting.key, text) : text}</span>;
}

interface OpenSettingProps extends SettingRowProps {
  readonly label: string;
  /** Belongs to the row, so that a change can be undone after the editor has closed. */
  readonly save: ReturnType<typeof useSaveSetting>;
  readonly onClose: () => void;
}

function OpenSetting({ setting, timeZone, label, save, onClose }: OpenSettingProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [draft, setDraft] = useState(() => draftOf(setting, timeZone));
  const [issue, setIssue] = useState<Issue | null>(null);
  useUnsaved(draft !== draftOf(setting, timeZone));
  const form = useRef<HTMLFormElement>(null);
  const failed = (error: Error) => {
    const [told] = error instanceof ApiError ? error.issues : [];
    if (told === undefined) notifyFailure(translate('settings.saveFailed', { name: label }), error);
    else setIssue(told);
  };
  const undo = () =>
    void save
      .mutateAsync(setting.value)
      .then(() => notify({ level: 'info', title: translate('settings.undone', { name: label }) }), failed);
  const submit = () => {
    const value = valueOf(setting, draft, timeZone);
    const parsed = parseSettingValue(setting, value);
    if (!parsed.ok) return setIssue(parsed.issues[0] ?? null);
    save.mutate(value, {
      onError: failed,
      onSuccess: () => {
        notify({
          level: 'success',
          title: translate('settings.saved', { name: label }),
          action: { label: translate('settings.undo'), onPress: undo },
          countdown: UNDO_SECONDS,
        });
        onClose();
      },
    });
  };
  return (
    <EditInPlace label={label} formRef={form} isBusy={save.isPending} onSubmit={submit} onClose={onClose}>
      <SettingEditor
        setting={setting}
        label={label}
        draft={draft}
        error={issue === null ? undefined : issueMessage(translate, issue)}
        onChange={(next) => {
          setIssue(null);
          setDraft(next);
        }}
      />
    </EditInPlace>
  );
}

/** Seconds in which a change can be undone from its notice. */
const UNDO_SECONDS = 10;
