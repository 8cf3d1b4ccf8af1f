import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedView, ViewContent } from './saved-view.types.js';
import { carryViewUrl, isSameView, needsViews, readViewUrl, writeViewUrl } from './view-url.js';

const aView = (id: number, content: Partial<ViewContent> = {}, isDefault = false): SavedView => ({
  id,
  kind: 'orders',
  name: `View ${id}`,
  content: { filter: {}, sort: '', columns: null, density: null, ...content },
  is_shared: false,
  is_own: true,
  is_default: isDefault,
  owner: { id: 1, full_name: 'Jana Müller' },
  updated_at: '2026-01-01T00:00:00.000Z',
});
const open = aView(12, { filter: { status: 'offen' }, sort: '-status' });

describe('the address of a list', () => {
  it('without a text is the view one begins with, or the plain list', () => {
    expect(readViewUrl({}, [open])).toEqual({ view: null, isMissing: false, search: {} });
    const begun = aView(3, { filter: { status: 'on hold' } }, true);
    expect(readViewUrl({}, [open, begun])).toEqual({
      view: begun,
      isMissing: false,
      search: { status: 'on hold' },
    });
  });

  it('names a view, and a page of it', () => {
    expect(readViewUrl({ view: '12', page: '2' }, [open])).toEqual({
      view: open,
      isMissing: false,
      search: { status: 'offen', sort: '-status', page: '2' },
    });
  });

  it('tells a view that is gone', () => {
    expect(readViewUrl({ view: '13' }, [open])).toEqual({ view: null, isMissing: true, search: {} });
  });

  it('carries a list that began as a view itself', () => {
    expect(readViewUrl({ from: '12', search: 'köln' }, [open])).toEqual({
      view: open,
      isMissing: false,
      search: { search: 'köln' },
    });
  });

  it('is the view again once nothing differs from it', () => {
    const named = { isPlainNamed: false };
    expect(writeViewUrl({ status: 'offen', sort: '-status', page: '3' }, open, named)).toEqual({
      view: '12',
      page: '3',
    });
    expect(writeViewUrl({ status: 'offen' }, open, named)).toEqual({ status: 'offen', from: '12' });
    expect(isSameView(open, { sort: '-status', status: 'offen' })).toBe(true);
  });

  it('names the plain list where one begins with a view', () => {
    expect(writeViewUrl({}, null, { isPlainNamed: true })).toEqual({ view: 'all' });
    expect(writeViewUrl({ page: '2' }, null, { isPlainNamed: true })).toEqual({ view: 'all', page: '2' });
    expect(writeViewUrl({}, null, { isPlainNamed: false })).toEqual({});
    expect(readViewUrl({ view: 'all' }, [aView(3, {}, true)]).view).toBeNull();
  });

  it('waits for the views only where it depends on them', () => {
    expect([{}, { view: '12' }, { view: 'all' }, { status: 'offen' }].map(needsViews)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('keeps the view it began as, also while the views are unknown', () => {
    const changed = { status: 'geliefert' };
    expect(carryViewUrl(changed, { from: '12', status: 'offen' })).toEqual({ ...changed, from: '12' });
    expect(carryViewUrl(changed, { view: '12' })).toEqual({ ...changed, from: '12' });
    expect(carryViewUrl(changed, {})).toEqual(changed);
    expect(readViewUrl(carryViewUrl({}, { view: 'all' }), [aView(3, {}, true)]).view).toBeNull();
    expect(readViewUrl(carryViewUrl(changed, { from: '12' }), [open])).toEqual({
      view: open,
      isMissing: false,
      search: changed,
    });
  });

  it('reproduces the list it was written for', () => {
    const list = fc.dictionary(
      fc.constantFrom('status', 'search', 'sort', 'page'),
      fc.constantFrom('1', 'b'),
    );
    const view = fc.option(fc.constantFrom(open, aView(5, { filter: { status: 'b' } }, true)));
    fc.assert(
      fc.property(list, view, fc.boolean(), (search, base, hasDefault) => {
        const views = [open, aView(5, { filter: { status: 'b' } }, hasDefault)];
        const known = base === null ? null : (views.find(({ id }) => id === base.id) ?? null);
        const url = writeViewUrl(search, known, { isPlainNamed: hasDefault });
        expect(readViewUrl(url, views).search).toEqual(search);
      }),
    );
  });
});
