import { expect, test } from 'vitest';
import { isSameChart, type ChartContent } from './same-chart.js';

const aChart = (different: Partial<ChartContent> = {}): ChartContent => ({
  x: ['Mo', 'Di'],
  series: [{ label: 'Offen', color: 'negative', values: [1, 2] }],
  suggestedMax: 500,
  ...different,
});

test('a chart of new lists with the same content is the same', () => {
  expect(isSameChart(aChart(), aChart())).toBe(true);
});

test.each<Partial<ChartContent>>([
  { x: ['Mo', 'Mi'] },
  { x: ['Mo'] },
  { suggestedMax: 100 },
  { series: [] },
  { series: [{ label: 'Offen', color: 'negative', values: [1, 3] }] },
  { series: [{ label: 'Offen', color: 'positive', values: [1, 2] }] },
  { series: [{ label: 'Open', color: 'negative', values: [1, 2] }] },
])('a chart with %j is another', (different) => {
  expect(isSameChart(aChart(), aChart(different))).toBe(false);
});
