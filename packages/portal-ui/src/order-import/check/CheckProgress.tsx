import { ProgressBar } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { useWizard } from '../wizard-context.js';
import { useSlow } from '../state/useSlow.js';

/** Progress of reading or checking the file, shown once that takes a while. */
export function CheckProgress({ rows }: { readonly rows: number }) {
  const translate = useTranslate();
  const { work } = useWizard().state;
  const isSlow = useSlow(work !== null);
  if (!isSlow || work === null || work.kind === 'editing') return null;
  return (
    <ProgressBar
      label={translate(work.kind === 'checking' ? 'orderImport.checking' : 'orderImport.reading')}
      value={work.done}
      maximum={work.of}
      {...(work.kind === 'checking'
        ? { valueText: translate('orderImport.checked', { done: work.rows, all: rows }) }
        : {})}
    />
  );
}
