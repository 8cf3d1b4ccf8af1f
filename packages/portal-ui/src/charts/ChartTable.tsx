import { styled } from 'styled-components';
import { useLanguage } from '../provider/index.js';
import { color, font, focusRingInside, space, tabularFigures, visuallyHidden } from '../theme/index.js';
import type { ChartProps } from './chart-props.js';

/** The numbers of a chart as a table. */
export function ChartTable({ tableCaption, xLabel, x, series }: ChartProps) {
  const language = useLanguage();
  return (
    // The rows may scroll: the keyboard must reach them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroller tabIndex={0} role="region" aria-label={tableCaption}>
      <Numbers>
        <caption>{tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{xLabel}</th>
            {series.map(({ label }) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {x.map((place, index) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              {series.map(({ label, values }) => (
                <td key={label}>{(values[index] ?? 0).toLocaleString(language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Numbers>
    </Scroller>
  );
}

const Scroller = styled.div`
  ${focusRingInside}
  height: 100%;
  overflow: auto;
`;

const Numbers = styled.table`
  ${tabularFigures}
  width: 100%;
  border-collapse: collapse;
  font-size: ${font('size-sm')};

  caption {
    ${visuallyHidden}
  }

  th,
  td {
    padding: ${space('1')} ${space('3')};
    border-bottom: 1px solid ${color('rule')};
    font-weight: ${font('weight-regular')};
    text-align: end;
  }

  th:first-child {
    text-align: start;
  }

  thead th {
    position: sticky;
    top: 0;
    background: ${color('surface')};
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
  }
`;
