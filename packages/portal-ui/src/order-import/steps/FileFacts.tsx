import type { TextKey } from '@kontor/portal-core';
import { styled } from 'styled-components';
import { useTranslate } from '../../provider/translate-context.js';
import { color, font, space, tabularFigures } from '../../theme/index.js';
import { DATE_PATTERNS, DELIMITER_TEXTS } from '../dialect-texts.js';
import type { ChosenFile } from '../state/import-state.js';
import { useFileSize } from '../../media/useFileSize.js';

/** What was found out about a file, in one list. */
export function FileFacts({ file }: { readonly file: ChosenFile }) {
  const translate = useTranslate();
  const size = useFileSize(file.size);
  const { detection, rows, header } = file.reading;
  const { encoding, delimiter, lineEnd, dateOrder } = detection;
  const dates =
    dateOrder.value === null
      ? translate(dateOrder.ambiguous ? 'orderImport.unsure' : 'orderImport.dateOrderNone')
      : translate(DATE_PATTERNS[dateOrder.value]);
  const facts: readonly (readonly [TextKey, string])[] = [
    ['orderImport.fileSize', size],
    ['orderImport.rows', translate('orderImport.rowsAndColumns', { rows, columns: header.length })],
    ['orderImport.encoding', translate(`orderImport.encoding_${encoding.value}`)],
    ['orderImport.delimiter', translate(DELIMITER_TEXTS[delimiter.value])],
    ['orderImport.lineEnd', translate(`orderImport.lineEnd_${lineEnd.value}`)],
    ['orderImport.dateOrder', dates],
  ];
  return (
    <div role="status" aria-label={translate('orderImport.detected')}>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{translate(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </div>
  );
}

const Facts = styled.dl`
  ${tabularFigures}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  gap: ${space('3')} ${space('4')};
  margin: 0;

  & dt {
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
    line-height: 16px;
  }

  & dd {
    margin: 0;
    font-size: ${font('size-sm')};
    line-height: 20px;
  }
`;
