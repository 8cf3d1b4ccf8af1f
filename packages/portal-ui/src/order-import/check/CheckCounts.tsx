import { useTranslate } from '../../provider/index.js';
import { Link } from '../../primitives/index.js';
import { DATE_PATTERNS, readAs } from '../dialect-texts.js';
import { dateOrderOf } from '../state/mapping-draft.js';
import { useWizard } from '../wizard-context.js';
import { Count, Counts, CountsPanel, DetectionLine } from './CheckCounts.styles.js';

/** Counts of what the import would do, and the format the file was read in. */
export function CheckCounts() {
  const translate = useTranslate();
  const { sheet } = useWizard().state;
  if (sheet === null) return null;
  const { counts, items } = sheet;
  const numbers = [
    ['count_create', counts.create, undefined, 'outcomeHelp_create'],
    ['count_unchanged', counts.unchanged, undefined, 'outcomeHelp_unchanged'],
    ['count_conflict', counts.conflict, counts.conflict > 0 ? 'warning' : undefined, 'outcomeHelp_conflict'],
    ['count_invalid', counts.invalid, counts.invalid > 0 ? 'danger' : undefined, 'outcomeHelp_invalid'],
    ['count_items', items, undefined, null],
  ] as const;
  return (
    <CountsPanel>
      <Counts aria-label={translate('orderImport.counts')}>
        {numbers.map(([name, count, tone, help]) => (
          <Count
            key={name}
            data-tone={tone}
            title={help === null ? undefined : translate(`orderImport.${help}`)}
          >
            <dt>{translate(`orderImport.${name}`, { count })}</dt>
            <dd>{translate('orderImport.number', { value: count })}</dd>
          </Count>
        ))}
      </Counts>
      <Detected />
    </CountsPanel>
  );
}

function Detected() {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { file, draft, profile, run } = state;
  if (file === null || draft === null) return null;
  const dateOrder = dateOrderOf(file.reading, draft).value;
  const parts = [
    ...readAs(translate, file.reading.detection),
    ...(dateOrder === null ? [] : [translate(DATE_PATTERNS[dateOrder])]),
  ];
  return (
    <DetectionLine>
      <span>
        <span title={file.name}>{file.name}</span> · {parts.join(' · ')}
      </span>
      <span>
        {profile !== null && (
          <>
            {translate('orderImport.profile')} {profile.name} ·{' '}
          </>
        )}
        {run === null && <Link onPress={() => store.back()}>{translate('orderImport.changeDetection')}</Link>}
      </span>
    </DetectionLine>
  );
}
