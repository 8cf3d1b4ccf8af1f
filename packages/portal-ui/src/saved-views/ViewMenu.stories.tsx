import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { ListSearch, SavedView } from '@kontor/portal-core/saved-views';
import { about } from '../testing/about.js';
import { bodyOf, type FakePortal } from '../testing/fake-portal.js';
import { aView, createFakeViewsPortal } from '../testing/fake-views-portal.js';
import { inWidth, keepsToWidth } from '../testing/in-width.js';
import { InPortal } from '../testing/InPortal.js';
import { useViewedList } from './useViewedList.js';
import { ViewMenu } from './ViewMenu.js';
import { ViewedPage } from './ViewedPage.js';

interface Args {
  readonly views: readonly SavedView[];
  readonly search: ListSearch;
}

let portal: FakePortal = createFakeViewsPortal([]);

function Live({ views, search }: Args) {
  const [own] = useState(() => (portal = createFakeViewsPortal(views)));
  return (
    <InPortal portal={own}>
      <Listed search={search} />
    </InPortal>
  );
}

function Listed({ search: first }: Pick<Args, 'search'>) {
  const [search, onSearch] = useState(first);
  const list = useViewedList({ kind: 'orders', search, onSearch });
  return (
    <>
      <ViewMenu list={list} visibleColumnIds={['externalOrderId', 'status']} />
      <output>{new URLSearchParams(search).toString()}</output>
      <button type="button" onClick={() => list.showList({ search: 'köln' })}>
        Andere Liste
      </button>
    </>
  );
}

const VIEWS = [
  aView(1, { name: 'Offene', is_default: true }),
  aView(2, { name: 'Angehaltene', content: { ...aView(2).content, filter: { status: 'on hold' } } }),
  aView(3, { name: 'Team Hamburg', is_own: false, is_shared: true }),
];

const meta: Meta<Args> = {
  title: 'Saved views/ViewMenu',
  component: about(ViewMenu),
  render: (args) => <Live {...args} />,
  args: { views: VIEWS, search: { view: '2' } },
};
export default meta;

type Story = StoryObj<Args>;

const openMenu = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('menuitem', { name }));

/** The views, their owners, and the actions for the one shown. */
export const Open: Story = {
  play: async () => {
    await openMenu('Ansicht: Angehaltene');
    await screen.findByRole('menuitem', { name: 'Team Hamburg' });
    await expect(screen.getByText('Freigegeben von Reto Zürcher')).toBeVisible();
    await expect(screen.getByText('Beginn der Liste')).toBeVisible();
  },
};

/** A URL without parameters shows the user's default view. */
export const Begins: Story = {
  args: { search: {} },
  play: async () => {
    await openMenu('Ansicht: Offene');
    await choose('Ohne Ansicht');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('view=all'));
  },
};

/** A changed list can be saved to the view, or restored from it. */
export const Changed: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'Ansicht: Angehaltene' });
    await userEvent.click(screen.getByRole('button', { name: 'Andere Liste' }));
    await openMenu('Ansicht: Angehaltene (geändert)');
    await choose('Änderungen an „Angehaltene“ speichern');
    await screen.findByRole('button', { name: 'Ansicht: Angehaltene' });
    const sent = portal.requests.find(({ method }) => method === 'PUT');
    await expect(bodyOf(sent)).toMatchObject({
      name: 'Angehaltene',
      content: { filter: { search: 'köln' }, columns: ['externalOrderId', 'status'] },
    });
  },
};

/** A name can be used once; the entry stays for a correction. */
export const NameTaken: Story = {
  args: { search: { view: 'all' } },
  play: async () => {
    await openMenu('Ansichten');
    await choose('Als neue Ansicht speichern …');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, 'Offene');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Name existiert bereits');
    await expect(name).toHaveValue('Offene');
    await userEvent.type(name, ' im Norden');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByRole('button', { name: 'Ansicht: Offene im Norden' });
  },
};

/** A double click saves one view. */
export const PressedTwice: Story = {
  args: { search: { view: 'all' } },
  play: async () => {
    await openMenu('Ansichten');
    await choose('Als neue Ansicht speichern …');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Im Norden');
    const button = screen.getByRole('button', { name: 'Speichern' });
    button.click();
    button.click();
    await screen.findByRole('button', { name: 'Ansicht: Im Norden' });
    await expect(portal.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  },
};

/** A colleague's view can become the default, but not be changed. */
export const OfTheTeam: Story = {
  args: { search: { view: '3' } },
  play: async () => {
    await openMenu('Ansicht: Team Hamburg');
    await screen.findByRole('menuitem', { name: 'Liste mit dieser Ansicht beginnen' });
    await expect(screen.queryByRole('menuitem', { name: 'Ansicht bearbeiten …' })).toBeNull();
  },
};

/** Deleting asks first. */
export const Deletes: Story = {
  play: async () => {
    await openMenu('Ansicht: Angehaltene');
    await choose('Ansicht löschen …');
    await userEvent.click(await screen.findByRole('button', { name: 'Löschen' }));
    await screen.findByRole('button', { name: 'Ansichten' });
  },
};

function Paged({ search }: Pick<Args, 'search'>) {
  const list = useViewedList({ kind: 'deliveries', search, onSearch: () => {} });
  return (
    <ViewedPage list={list}>
      {() => (
        <>
          <h1>Anlieferungen</h1>
          <ViewMenu list={list} visibleColumnIds={null} />
        </>
      )}
    </ViewedPage>
  );
}

const paged =
  (listing?: 'silent' | 'failed') =>
  ({ views, search }: Args) => (
    <InPortal portal={(portal = createFakeViewsPortal(views, listing))}>
      <Paged search={search} />
    </InPortal>
  );

/** A list without a choice of columns saves its filter, sort order and row height. */
export const WithoutColumns: Story = {
  render: paged(),
  args: { views: [], search: { status: 'open' } },
  play: async () => {
    await openMenu('Ansichten');
    await choose('Als neue Ansicht speichern …');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Offene');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(bodyOf(portal.requests.find(({ method }) => method === 'POST'))).toMatchObject({
        kind: 'deliveries',
        content: { filter: { status: 'open' }, columns: null },
      }),
    );
  },
};

/** The URL names a view that was deleted or is not shared. */
export const Missing: Story = {
  ...WithoutColumns,
  args: { views: [], search: { view: '99' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ansicht gibt es nicht/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Anlieferungen' })).toBeVisible();
  },
};

/** The URL names a view while the views are loading: the list is not known yet. */
export const Loading: Story = {
  render: paged('silent'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wird geladen …')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Anlieferungen' })).toBeNull();
  },
};

/** Without the views the list is still shown, as a plain one. */
export const Failed: Story = {
  render: paged('failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Anlieferungen' })).toBeVisible();
    await openMenu('Ansichten');
    await expect(await screen.findByRole('menuitem', { name: 'Ohne Ansicht' })).toBeVisible();
  },
};

/** A hundred views with long names scroll within the menu. */
export const ManyViews: Story = {
  args: {
    views: Array.from({ length: 100 }, (_, index) =>
      aView(index + 1, { name: `Offene Bestellungen der Rindfleischetikettierungsstelle ${index + 1}` }),
    ),
    search: { view: '1' },
  },
  decorators: [inWidth(320)],
  play: async ({ canvasElement }) => {
    await openMenu(/^Ansicht: Offene/);
    await keepsToWidth({ canvasElement });
    const menu = await screen.findByRole('menu');
    const surface = menu.parentElement!;
    await expect(surface.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(surface.scrollTop).toBeGreaterThan(0));
  },
};
