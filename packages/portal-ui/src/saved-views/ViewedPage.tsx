import type { ReactNode } from 'react';
import { Alert, LoadingNote } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import type { ViewedList } from './useViewedList.js';

export interface ViewedPageProps {
  readonly list: ViewedList;
  /** The list itself; not asked for before it is known which list it is. */
  readonly children: () => ReactNode;
}

/** Around a list that may be a kept view: waits for the views where it must, tells a view that is gone, keeps the view's height of rows. */
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
