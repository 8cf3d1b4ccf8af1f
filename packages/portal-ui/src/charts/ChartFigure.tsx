import { Suspense, useState } from 'react';
import { ChartLine, FoldVertical, Table2, UnfoldVertical } from 'lucide-react';
import { IconButton, lazyPart, Skeleton } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { CHART_COLORS, type ChartFitting, type ChartProps } from './chart-props.js';
import { ChartTable } from './ChartTable.js';
import type { ChartKind } from './plot-options.js';
import { color } from '../theme/index.js';
import { Figure, Head, Legend, Plot, Switches } from './ChartFigure.styles.js';

const ChartCanvas = lazyPart(() => import('./ChartCanvas.js').then((module) => module.ChartCanvas));

const DEFAULT_HEIGHT = 220;

export interface ChartFigureProps extends ChartProps {
  readonly kind: ChartKind;
}

/** A drawing, its legend, and the same numbers as a table for readers who cannot see the picture or want exact values. */
export function ChartFigure(props: ChartFigureProps) {
  const { label, series, height = DEFAULT_HEIGHT, hasLegend = series.length > 1 } = props;
  const translate = useTranslate();
  const [isTable, showTable] = useState(false);
  return (
    <Figure aria-label={label} data-fill={height === 'fill' || undefined}>
      <Head>
        {props.heading}
        {hasLegend && !isTable && (
          <Legend>
            {series.map((one) => (
              <li key={one.label}>
                <i style={{ background: color(CHART_COLORS[one.color]) }} />
                {one.label}
              </li>
            ))}
          </Legend>
        )}
        <Switches>
          {props.fitting !== undefined && !isTable && <FitButton {...props.fitting} />}
          <IconButton
            size="small"
            label={translate(isTable ? 'charts.showChart' : 'charts.showTable')}
            onPress={() => showTable(!isTable)}
          >
            {isTable ? <ChartLine /> : <Table2 />}
          </IconButton>
        </Switches>
      </Head>
      <Plot style={height === 'fill' ? undefined : { height }} data-table={isTable || undefined}>
        {isTable ? (
          <ChartTable {...props} />
        ) : (
          <Suspense fallback={<Skeleton height={height === 'fill' ? DEFAULT_HEIGHT : height} />}>
            <ChartCanvas {...props} suggestedMax={props.fitting?.isFitted ? 0 : props.suggestedMax} />
          </Suspense>
        )}
      </Plot>
    </Figure>
  );
}

function FitButton({ isFitted, onChange }: ChartFitting) {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      label={translate(isFitted ? 'charts.wholeScale' : 'charts.fitScale')}
      onPress={() => onChange(!isFitted)}
    >
      {isFitted ? <FoldVertical /> : <UnfoldVertical />}
    </IconButton>
  );
}
