import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert, LoadingNote } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { space } from '../theme/index.js';
import { ViewMenu } from './LazyViewMenu.js';
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

export interface ViewedHeadingProps {
  readonly list: ViewedList;
  /** The title. */
  readonly children: ReactNode;
}

/** The title of a list whose columns cannot be chosen, with the menu of its views. */
export function ViewedHeading({ list, children }: ViewedHeadingProps) {
  return (
    <Heading>
      {children}
      <ViewMenu list={list} visibleColumnIds={null} />
    </Heading>
  );
}

const Heading = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('2')};

  & > :first-child {
    flex: 1;
  }
`;
