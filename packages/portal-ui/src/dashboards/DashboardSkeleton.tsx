import { useTranslate } from '../provider/index.js';
import { Skeleton } from '../primitives/index.js';
import { Grid, type GridItem } from '../grid/index.js';
import { WidgetFrame } from './WidgetFrame.styles.js';

const PLACES: readonly GridItem[] = [
  { i: 'top', x: 0, y: 0, w: 12, h: 8 },
  { i: 'left', x: 0, y: 8, w: 7, h: 8 },
  { i: 'right', x: 7, y: 8, w: 5, h: 8 },
];

/** Placeholder of a dashboard that is loading. */
export function DashboardSkeleton() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('common.loading')}>
      <Grid items={PLACES}>
        {() => (
          <WidgetFrame data-skeleton>
            <Skeleton width="40%" height={14} />
          </WidgetFrame>
        )}
      </Grid>
    </div>
  );
}
