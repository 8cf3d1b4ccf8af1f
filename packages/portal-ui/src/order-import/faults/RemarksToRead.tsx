import { useTranslate } from '../../provider/index.js';
import type { UnreadRemark } from '../worker/mending.types.js';
import { ReadList } from './FaultPanel.styles.js';

interface RemarksToReadProps {
  /** The first of them. */
  readonly remarks: readonly UnreadRemark[];
  /** Number of all. */
  readonly count: number;
}

/** The remarks that nobody has read, all in one list: only a person knows whether they change an order. */
export function RemarksToRead({ remarks, count }: RemarksToReadProps) {
  const translate = useTranslate();
  return (
    <>
      {translate('orderImport.toRead', { count })}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <ReadList tabIndex={0} aria-label={translate('orderImport.toReadList')}>
        {remarks.map(({ line, text }) => (
          <li key={`${line} ${text}`}>
            <small>{translate('orderImport.toReadLine', { line })}</small> {text}
          </li>
        ))}
        {count > remarks.length && (
          <li>{translate('orderImport.faultsMore', { count: count - remarks.length })}</li>
        )}
      </ReadList>
    </>
  );
}
