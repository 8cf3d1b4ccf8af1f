import { styled } from 'styled-components';
import { fieldNames } from '@kontor/portal-core/fields';
import type { TextKey } from '@kontor/portal-core/i18n';
import { Alert, Button } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { space } from '../theme/index.js';
import { ChangedBy } from './ChangedBy.js';
import type { Form } from './useForm.js';
import type { RecordVersion } from './useSaveRecord.js';

interface StaleNoteProps<Stored, Draft extends object> {
  readonly version: RecordVersion<Stored>;
  readonly form: Pick<Form<Draft>, 'rebase' | 'reset'>;
  /** The entries of a form for a version of the record. */
  readonly draftOf: (stored: Stored) => Draft;
  /** Labels of the entries. */
  readonly labels: Readonly<Record<keyof Draft & string, TextKey>>;
}

/** Says in a form which fields somebody else changed meanwhile, and offers to keep the own entries over them or to take theirs. */
export function StaleNote<Stored, Draft extends object>(props: StaleNoteProps<Stored, Draft>) {
  const { version, form, draftOf, labels } = props;
  const translate = useTranslate();
  if (version.from === null || version.newest === null) return null;
  const [before, now] = [draftOf(version.from), draftOf(version.newest)];
  const changed = fieldNames(labels).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  );
  const adopt = (take: (newest: Draft) => void) => () => {
    take(now);
    version.adopt();
  };
  return (
    <NoteSpace>
      <Alert
        level="warning"
        title={translate('forms.staleTitle')}
        actions={
          <>
            <Button size="small" onPress={adopt(form.rebase)}>
              {translate('forms.keepMine')}
            </Button>
            <Button size="small" onPress={adopt(form.reset)}>
              {translate('forms.takeTheirs')}
            </Button>
          </>
        }
      >
        <ChangedBy error={version.error} />
        {changed.length > 0 && (
          <p>
            {translate('forms.staleFields', {
              fields: changed.map((name) => translate(labels[name])).join(', '),
            })}
          </p>
        )}
        <p>{translate('forms.staleKept')}</p>
      </Alert>
    </NoteSpace>
  );
}

/** Keeps the fields off the note where no column of fields does. */
const NoteSpace = styled.div`
  form > & {
    margin-block-end: ${space('4')};
  }
`;
