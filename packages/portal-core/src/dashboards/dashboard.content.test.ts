import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDashboard,
  GRID_COLUMNS,
  parseDashboard,
  validateDashboardContent,
} from './dashboard.content.js';
import { WIDGET_KINDS, type DashboardWidget } from './dashboard.types.js';

const CHART: DashboardWidget = { i: 'a', x: 0, y: 0, w: 12, h: 8, kind: 'orders_chart' };
const parse = (...items: unknown[]) => parseDashboard(JSON.stringify(items));

describe('the content of a dashboard', () => {
  it.each(['', 'null', '{', '{"i":"a"}', '"[]"', '[1, null, "a", []]'])(
    'the dashboard content %j reads as an empty dashboard',
    (content) => {
      expect(parseDashboard(content)).toEqual([]);
    },
  );

  it('entries of a dashboard that are no widgets are left out, the rest is kept', () => {
    const items = [{ ...CHART, i: '' }, { ...CHART, kind: 'clock' }, { ...CHART, x: '0' }, CHART, CHART];
    expect(parse(...items)).toEqual([CHART]);
  });

  it('reads an item without a kind as an empty card', () => {
    const [card] = parse({ i: 'b', x: 0, y: 0, w: 4, h: 4 });
    expect(card).toEqual({ i: 'b', x: 0, y: 0, w: 4, h: 4, kind: 'html_card', title: '', html: '' });
  });

  it('widgets of a stored dashboard are cut to the grid', () => {
    expect(parse({ ...CHART, x: 10, y: -3, w: 40, h: 1 })).toEqual([{ ...CHART, x: 0, y: 0, w: 12, h: 2 }]);
    expect(parse({ ...CHART, x: 11, w: 4 })).toMatchObject([{ x: 8, w: 4 }]);
  });

  it('reading the content of a dashboard never throws and gives back what was written', () => {
    const item = fc.record(
      {
        i: fc.oneof(fc.string(), fc.integer()),
        x: fc.oneof(fc.integer(), fc.double(), fc.constant(null)),
        y: fc.integer(),
        w: fc.integer(),
        h: fc.integer(),
        kind: fc.oneof(fc.constantFrom(...WIDGET_KINDS), fc.string()),
        html: fc.oneof(fc.string(), fc.integer()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.array(item).map((list) => JSON.stringify(list)),
        ),
        (content) => {
          const widgets = parseDashboard(content);
          expect(parseDashboard(formatDashboard(widgets))).toEqual(widgets);
          for (const { x, w } of widgets) expect(x + w).toBeLessThanOrEqual(GRID_COLUMNS);
        },
      ),
    );
  });
});

describe('a content to be stored', () => {
  const issues = (...items: unknown[]) =>
    validateDashboardContent(JSON.stringify(items)).map(({ path, code }) => `${path} ${code}`);

  it('a dashboard content that is no JSON list is refused', () => {
    expect(validateDashboardContent('[]')).toEqual([]);
    for (const content of ['', '{}', 'x'])
      expect(validateDashboardContent(content)).toEqual([{ path: 'content', code: 'invalidValue' }]);
  });

  it('all mistakes of a dashboard content are reported at once', () => {
    expect(issues(CHART)).toEqual([]);
    expect(issues('x', { ...CHART, i: 7, kind: 'clock', colour: 1 }, CHART, CHART)).toEqual([
      'content.0 invalidType',
      'content.1.colour unknownField',
      'content.1.i required',
      'content.1.kind invalidValue',
      'content.3.i invalidValue',
    ]);
    expect(issues({ i: 'a', x: 12, y: -1, w: 1.5 })).toEqual([
      'content.0.x max',
      'content.0.y min',
      'content.0.w integer',
      'content.0.h required',
    ]);
    expect(issues({ ...CHART, title: 'x'.repeat(101), html: 5 })).toEqual([
      'content.0.title maxLength',
      'content.0.html invalidType',
    ]);
  });

  it('a dashboard with more than 40 widgets is refused', () => {
    const many = Array.from({ length: 41 }, (_, index) => ({ ...CHART, i: String(index) }));
    expect(issues(...many)).toEqual(['content max']);
  });
});
