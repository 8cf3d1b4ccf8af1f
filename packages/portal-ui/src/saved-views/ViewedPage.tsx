import type { ReactNode } from 'react';
import { Alert, LoadingNote } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import type { ViewedList } from './useViewedList.js';

export interface ViewedPageProps {
  readonly list: ViewedList;
  /** Renders the list; not called before it is known which list it is. */
  readonly children: () => ReactNode;
}

/** Frame of a list that may be a saved view: it waits for the views if necessary, says when a view is gone, and applies the view's row height. */
export function ViewedPage({ list, children }: ViewedPageProps) {
  const translate = useTranslate();
  if (list.isWaiting) return <LoadingNote />;
  return (
    <>
      {list.isMissing && <Alert level="warning">{translate('savedViews.missing')}</Alert>}
      <div data-density={list.density ?? undefined}>{children()}</div>
    </>
  );
}
