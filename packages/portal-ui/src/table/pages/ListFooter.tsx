import type { TextKey } from '@kontor/portal-core/i18n';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { Pager, type PagerProps } from './Pager.js';
import { TableFooter } from './TableFooter.js';

export interface ListFooterProps extends Omit<PagerProps, 'totalCount'> {
  /** Text for the number of results, with `count` and `total`. */
  readonly foundText: TextKey;
  /** Number of results; undefined until known. */
  readonly foundCount: number | undefined;
  /** Called when the user is about to change the page. */
  readonly onNear?: (() => void) | undefined;
}

/** The foot of a list: the number of results, and the pages. */
export function ListFooter({ foundText, foundCount, onNear, ...pager }: ListFooterProps) {
  const translate = useTranslate();
  const language = useLanguage();
  if (foundCount === undefined) return <TableFooter count="" />;
  const total = foundCount.toLocaleString(language);
  return (
    <TableFooter count={translate(foundText, { count: foundCount, total })}>
      <div onPointerEnter={onNear} onFocus={onNear}>
        <Pager {...pager} totalCount={foundCount} />
      </div>
    </TableFooter>
  );
}
