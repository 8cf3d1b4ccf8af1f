import { useRef, useState } from 'react';
import { Pencil } from 'lucide-react';
import type { Setting } from '@kontor/portal-core/settings';
import { IconButton } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { OpenSetting } from './OpenSetting.js';
import { Row, RowName, RowValue } from './Settings.styles.js';
import { linesOf } from './setting-draft.js';
import { settingHelp, settingLabel } from './setting-texts.js';
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
            onPress={() => {
              save.reset();
              setEditing(true);
            }}
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
  const lines = linesOf(setting, timeZone, translate);
  if (lines.length === 0) return <span data-empty>{translate('settings.empty')}</span>;
  if (setting.type === 'multi')
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  return <span>{lines.join('\n')}</span>;
}
