import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cmsBlocksList, cmsBlocksPublic, cmsBlocksUpdate } from '@kontor/portal-core/cms-blocks';
import { usersSuggest } from '@kontor/portal-core/users';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import { chooseOption } from '../testing/choose-option.js';
import { answer } from '../testing/answer.js';
import { listOf } from '../testing/lists.js';
import { broken, forbidden, refuse, silent } from '../testing/refusal.js';
import { createFakeCmsPortal, SOME_BLOCKS, type FakeCmsPortalOptions } from '../testing/fake-cms-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { useArgState } from '../testing/keeping.js';
import { LONG_NAME } from '../testing/long-texts.js';
import { CmsBlocks, type CmsBlocksProps, type CmsBlocksView } from './CmsBlocks.js';
import { PublicBlock } from './PublicBlock.js';

let portal: ReturnType<typeof createFakeCmsPortal>;

type Args = FakeCmsPortalOptions & Pick<CmsBlocksProps, 'page' | 'user' | 'heading'>;

function Example({ page: firstPage, user: firstUser, heading, ...options }: Args) {
  const [own] = useState(() => (portal = createFakeCmsPortal(options)));
  const [page, setPage] = useArgState(firstPage);
  const [user, setUser] = useArgState(firstUser);
  const change = (view: CmsBlocksView) => {
    setPage(view.page);
    setUser(view.user);
  };
  return (
    <InPortal portal={own}>
      <CmsBlocks page={page} user={user} onChange={change} heading={heading} />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'CMS blocks/CmsBlocks',
  component: about(CmsBlocks),
  subcomponents: { PublicBlock: about(PublicBlock) },
  render: (args) => <Example {...args} />,
  args: { page: 1, user: null, heading: <h1>CMS-Blöcke</h1> },
};
export default meta;
type Story = StoryObj<typeof Example>;

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr')!;

/** Blocks of all users. The portal's own blocks cannot be deleted and are shown for everyone. */
export const Blocks: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('3 Blöcke gefunden');
    const own = within(await rowOf('Anmeldung'));
    await expect(own.getByText('System')).toBeVisible();
    await expect(own.getByText('alle, auch ohne Anmeldung')).toBeVisible();
    await expect(own.queryByRole('button', { name: /löschen/ })).toBeNull();
    await expect(await rowOf('Merkblatt Anlieferung')).toHaveTextContent('3: lager, nordwind, helvetia');
  },
};

/** Users are suggested from the second character on. Choosing one filters the list; clearing shows all blocks again. */
export const FilterByUser: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('3 Blöcke gefunden');
    const input = canvas.getByRole('combobox', { name: 'Sichtbar für Benutzer' });
    await userEvent.type(input, 'h');
    await screen.findByText('Geben Sie mindestens 2 Zeichen ein');
    await userEvent.type(input, 'in');
    await chooseOption('Hinnerk Boysen');
    await canvas.findByText('2 Blöcke gefunden');
    await expect(input).toHaveValue('Hinnerk Boysen');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter leeren' }));
    await canvas.findByText('3 Blöcke gefunden');
    await waitFor(() => expect(input).toHaveValue(''));
    const asked = portal.requests.filter(({ path }) => path.startsWith('/api/management/users/suggest'));
    // How much is typed before it is asked depends on how fast it is typed.
    await expect(asked.length).toBeGreaterThan(0);
    for (const { path } of asked) {
      const text = new URLSearchParams(path.split('?')[1]).get('text');
      await expect(text?.length).toBeGreaterThanOrEqual(2);
    }
  },
};

/** A user from the address is shown by name. */
export const FilteredFromOutside: Story = {
  args: { user: 2 },
  play: async ({ canvas }) => {
    await canvas.findByText('1 Block gefunden');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Jörg Petersen'));
  },
};

export const Empty: Story = {
  args: { blocks: [] },
  play: async ({ canvas }) => void (await canvas.findByText('Zu dieser Anfrage gibt es keine Ergebnisse')),
};
export const Loading: Story = { args: { answers: [answer(cmsBlocksList, silent)] } };
export const Failed: Story = {
  args: { answers: [answer(cmsBlocksList, broken)] },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

const BLOCK = SOME_BLOCKS[2]!;

/** One page out of ten thousand. */
export const ManyRows: Story = {
  args: {
    answers: [
      answer(cmsBlocksList, () =>
        listOf(
          Array.from({ length: 50 }, (_, index) => ({ ...BLOCK, id: 100 + index })),
          10_000,
        ),
      ),
    ],
  },
  play: async ({ canvas }) => void (await canvas.findByText('10.000 Blöcke gefunden')),
};

/** A long name stays on one line; the buttons stay visible. */
export const LongTexts: Story = {
  args: { blocks: [{ ...BLOCK, name: LONG_NAME }] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(LONG_NAME);
    await expect(canvas.getByRole('columnheader', { name: 'Aktionen' })).toHaveStyle({ textAlign: 'end' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Users who may only read get no buttons. */
export const ReadOnly: Story = {
  args: { resources: ['/cms-blocks-page'] },
  play: async ({ canvas }) => {
    await canvas.findByText('3 Blöcke gefunden');
    await expect(canvas.queryByRole('button', { name: /bearbeiten|löschen|anlegen/ })).toBeNull();
  },
};

/** Each missing entry is reported at its field; afterwards a block with two users is stored. */
export const Creating: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'CMS-Block anlegen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('textbox', { name: /Inhalt/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(dialog.getAllByText('Dieses Feld ist erforderlich')).toHaveLength(2));
    await userEvent.type(dialog.getByRole('textbox', { name: /Blockname/ }), 'Tarife 2027');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Benutzer' }), 'reto');
    await userEvent.click(await screen.findByRole('option', { name: 'Reto Zürcher' }));
    await dialog.findByRole('button', { name: 'Reto Zürcher entfernen' });
    await userEvent.click(dialog.getByRole('textbox', { name: /Inhalt/ }));
    await userEvent.keyboard('Gültig ab Januar');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await rowOf('Tarife 2027')).toHaveTextContent('1: helvetia');
  },
};

/** While the server searches, only the known users that match the input are offered. */
export const SuggestsOnlyWhoFits: Story = {
  args: {
    answers: [
      answer(usersSuggest, ({ query }) => {
        const entries = [
          { id: 1, username: 'admin', full_name: 'Katharina Vogt' },
          { id: 4, username: 'nordwind', full_name: 'Hinnerk Boysen' },
        ];
        return query.text ? silent() : listOf(entries);
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'CMS-Block anlegen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Benutzer/ }));
    await screen.findByRole('option', { name: 'Katharina Vogt' });
    await userEvent.type(dialog.getByRole('combobox', { name: 'Benutzer' }), 'hin');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Katharina Vogt' })).toBeNull());
    await expect(screen.getByRole('option', { name: 'Hinnerk Boysen' })).toBeVisible();
  },
};

/** When the server refuses, the entries are kept and the field shows the reason. */
export const Refused: Story = {
  args: {
    answers: [answer(cmsBlocksUpdate, () => refuse('busy'))],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Merkblatt Anlieferung bearbeiten' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = await dialog.findByRole('textbox', { name: /Blockname/ });
    await userEvent.type(name, ' neu');
    await userEvent.click(await dialog.findByRole('button', { name: 'Jörg Petersen entfernen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await dialog.findByRole('alert');
    await expect(name).toHaveValue('Merkblatt Anlieferung neu');
    await expect(dialog.queryByText('Jörg Petersen')).toBeNull();
  },
};

/** Opens a block, removes a user of it, and saves after somebody else has given the block another name. */
async function saveAfterOthers() {
  await userEvent.click(await screen.findByRole('button', { name: 'Merkblatt Anlieferung bearbeiten' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: /Inhalt/ });
  const name = dialog.getByRole('textbox', { name: /Blockname/ });
  const { content, type, cms_block_access: users } = SOME_BLOCKS[1]!;
  const theirs = { name: 'Von anderen benannt', content, type, users };
  await portal.client.call(cmsBlocksUpdate, { params: { id: SOME_BLOCKS[1]!.id }, body: theirs });
  await userEvent.click(dialog.getByRole('button', { name: 'Jörg Petersen entfernen' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  await dialog.findByText('Geändert: Blockname');
  await expect(name).toHaveValue('Merkblatt Anlieferung');
  await expect(dialog.queryByText('Jörg Petersen')).toBeNull();
  return { dialog, name };
}

/** Somebody else stored the block meanwhile: it says which fields they changed, and the own entries are saved over theirs once they are kept. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('3 Blöcke gefunden');
    const { dialog, name } = await saveAfterOthers();
    await userEvent.click(dialog.getByRole('button', { name: 'Meine Eingaben behalten' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await expect(name).toHaveValue('Von anderen benannt');
    await expect(dialog.queryByText('Jörg Petersen')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await rowOf('Von anderen benannt')).toHaveTextContent('2: nordwind, helvetia');
  },
};

/** The newest version can be taken instead; nothing of the own entries is left that closing would lose. */
export const TakesTheNewest: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('3 Blöcke gefunden');
    const { dialog, name } = await saveAfterOthers();
    await userEvent.click(dialog.getByRole('button', { name: 'Neuen Stand übernehmen' }));
    await waitFor(() => expect(name).toHaveValue('Von anderen benannt'));
    await expect(dialog.getByText('Jörg Petersen')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** A public block has no users to choose, and says that it is public. */
export const EditingPublic: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Anmeldung bearbeiten' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/ohne Anmeldung zu lesen/);
    await expect(dialog.queryByRole('combobox')).toBeNull();
    await dialog.findByRole('textbox', { name: /Inhalt/ });
    await expect(dialog.queryByRole('textbox', { name: /Blockname/ })).toBeNull();
  },
};

/** Deleting asks for confirmation and names the users who lose the block. */
export const Deleting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Merkblatt Anlieferung löschen' }));
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText(/3 Benutzer sehen ihn dann nicht mehr/);
    await userEvent.click(question.getByRole('button', { name: 'Löschen' }));
    await canvas.findByText('2 Blöcke gefunden');
  },
};

/** Users without the right see a message instead. */
export const NotAllowed: Story = {
  args: { answers: [answer(cmsBlocksList, forbidden)] },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};

const shown = (answers: FakeCmsPortalOptions['answers'] = [], isQuiet = false) => (
  <InPortal portal={createFakeCmsPortal({ answers })}>
    <PublicBlock code="login" isQuiet={isQuiet} missing={<p>Noch nichts</p>} />
  </InPortal>
);

export const Public: StoryObj = {
  render: () => shown(),
  play: async ({ canvas }) => void (await canvas.findByText('Fragen? 040 66969 400')),
};
export const PublicMissing: StoryObj = {
  render: () => shown([answer(cmsBlocksPublic, () => listOf([]))]),
  play: async ({ canvas }) => void (await canvas.findByText('Noch nichts')),
};
export const PublicLoading: StoryObj = { render: () => shown([answer(cmsBlocksPublic, silent)]) };
export const PublicFailed: StoryObj = {
  render: () => shown([answer(cmsBlocksPublic, broken)]),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Erneut versuchen' })),
};
