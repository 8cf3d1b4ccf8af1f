import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { isBeyondEnd, pageCount, pageNumbers } from '@kontor/portal-core/pagination';
import { useTranslate } from '../../provider/index.js';
import { PageButton, PagerRoot } from './Pager.styles.js';
import { useKeptFocus } from './useKeptFocus.js';

export interface PagerProps {
  /** The present page, from 1. */
  readonly page: number;
  /** Number of rows per page. */
  readonly pageSize: number;
  /** Number of results. */
  readonly totalCount: number;
  /** Called with the page that the user chooses. */
  readonly onChange: (change: { readonly page: number }) => void;
  /** True while a page is loading; the buttons stay usable. */
  readonly isLoading?: boolean | undefined;
}

/**
 * Chooses pages: three numbers, first and last, back and forward. Renders nothing when all results fit on one page, that one is shown and
 * the focus is elsewhere.
 */
export function Pager({ page, pageSize, totalCount, onChange, isLoading }: PagerProps) {
  const translate = useTranslate();
  const pages = pageCount(totalCount, pageSize);
  const focus = useKeptFocus('[aria-current]');
  // From beyond the end the way back stays; and it does not go from under the focus that took it.
  if (pages < 2 && !isBeyondEnd(page, totalCount, pageSize) && !focus.isInside) return null;
  const step = (label: string, Icon: LucideIcon, to: number) => (
    <PageButton
      type="button"
      aria-label={label}
      title={label}
      disabled={to < 1 || to > pages || to === page}
      onClick={() => onChange({ page: to })}
    >
      <Icon aria-hidden="true" />
    </PageButton>
  );
  return (
    <PagerRoot
      {...focus.props}
      aria-label={translate('common.pagerLabel')}
      aria-busy={isLoading || undefined}
    >
      {step(translate('common.firstPage'), ChevronsLeft, 1)}
      {step(translate('common.previousPage'), ChevronLeft, Math.min(page - 1, pages))}
      {pageNumbers(page, pages).map((number) => (
        <PageButton
          key={number}
          type="button"
          aria-label={translate('common.pageNumber', { page: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => number !== page && onChange({ page: number })}
        >
          {number}
        </PageButton>
      ))}
      {step(translate('common.nextPage'), ChevronRight, page + 1)}
      {step(translate('common.lastPage'), ChevronsRight, pages)}
    </PagerRoot>
  );
}
