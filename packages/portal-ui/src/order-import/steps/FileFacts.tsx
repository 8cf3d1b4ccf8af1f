import type { TextKey } from '@kontor/portal-core';
import { Fact, Facts } from '../../primitives/layout/Facts.js';
import { useTranslate } from '../../provider/translate-context.js';
import { DATE_PATTERNS, DELIMITER_TEXTS } from '../dialect-texts.js';
import type { ChosenFile } from '../state/import-state.js';
import { useFileSize } from '../../media/useFileSize.js';

/** What was found out about a file, in one list. */
export function FileFacts({ file }: { readonly file: ChosenFile }) {
  const translate = useTranslate();
  const size = useFileSize(file.size);
  const { detection, rows, header } = file.reading;
  const { encoding, delimiter, lineEnd, dateOrder } = detection;
  const content = translate('orderImport.fileContent', {
    rows: translate('orderImport.fileRows', { count: rows }),
    columns: translate('orderImport.fileColumns', { count: header.length }),
  });
  const dates =
    dateOrder.value === null
      ? translate(dateOrder.ambiguous ? 'orderImport.unsure' : 'orderImport.dateOrderNone')
      : translate(DATE_PATTERNS[dateOrder.value]);
  const facts: readonly (readonly [TextKey, string])[] = [
    ['orderImport.fileSize', size],
    ['orderImport.rows', content],
    ['orderImport.encoding', translate(`orderImport.encoding_${encoding.value}`)],
    ['orderImport.delimiter', translate(DELIMITER_TEXTS[delimiter.value])],
    ['orderImport.lineEnd', translate(`orderImport.lineEnd_${lineEnd.value}`)],
    ['orderImport.dateOrder', dates],
  ];
  return (
    <div role="status" aria-label={translate('orderImport.detected')}>
      <Facts layout="tiles">
        {facts.map(([label, value]) => (
          <Fact key={label} label={translate(label)}>
            {value}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
