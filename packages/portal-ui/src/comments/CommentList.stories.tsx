import type { Meta, StoryObj } from '@storybook/react-vite';
import { statusChangeMeta } from '@kontor/portal-core/comments';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { demoPerson } from '../testing/demo-data.js';
import { aComment, anAnswer, createFakeThread } from '../testing/fake-thread.js';
import { InPortal } from '../testing/InPortal.js';
import { CommentList } from './CommentList.js';

const meta: Meta<typeof CommentList> = {
  title: 'Comments/CommentList',
  component: CommentList,
  render: (args) => (
    <InPortal portal={createFakeThread()}>
      <CommentList {...args} />
    </InPortal>
  ),
  args: {
    comments: [
      aComment(1, 50, { action_meta: statusChangeMeta({ from: '', to: 'OPEN' }) }),
      anAnswer(2, 26, { action_meta: statusChangeMeta({ from: 'OPEN', to: 'UNDER_REVIEW' }) }),
      anAnswer(3, 4, { action_meta: '{"action":"changeStatus","from":"UNDER_REVIEW","to":"ACCEPTED"}' }),
    ],
  },
};
export default meta;

type Story = StoryObj<typeof CommentList>;

const EXACT = /^\d\d\.\d\d\.\d{4} \d\d:\d\d$/;

/** Times are relative ('3 hours ago'). Screen readers get the exact time, and keyboard focus shows it until Escape. */
export const Thread: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article');
    await expect(first).toHaveTextContent(/vorgestern, \d\d\.\d\d\.\d{4} \d\d:\d\d/);
    await userEvent.tab();
    const exact = await screen.findByRole('tooltip');
    await expect(exact).toHaveTextContent(EXACT);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(within(first!).getByText('Offen')).toBeVisible();
    await expect(canvas.getByText('Angenommen')).toBeVisible();
  },
};

/** Comments since the last visit are marked as new; the reader's own are not. */
export const New: Story = {
  args: {
    comments: [aComment(1, 50), anAnswer(2, 2), aComment(3, 1)],
    seenCommentId: 1,
    userId: demoPerson('nordwind').id,
  },
  play: async ({ canvas }) => {
    const [, answer, own] = await canvas.findAllByRole('article');
    await expect(within(answer!).getByText('Neu')).toBeVisible();
    await expect(within(own!).queryByText('Neu')).toBeNull();
  },
};

/** A deleted author becomes an unknown user; unreadable parts of a status change are left out. */
export const Broken: Story = {
  args: {
    comments: [
      aComment(1, 30, { user: null, creation_date: 'irgendwann' }),
      anAnswer(2, 3, { action_meta: '{' }),
    ],
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article');
    await expect(first).toHaveTextContent('Unbekannter Benutzer');
    await expect(first!.querySelector('time')).toBeNull();
    await expect(canvas.queryByText(/^Status/)).toBeNull();
  },
};

const LONG_NAME = {
  id: 9,
  username: 'l',
  profile_picture: '',
  full_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
};

/** Long names and long words break; nothing scrolls sideways. */
export const Long: Story = {
  args: {
    comments: Array.from({ length: 200 }, (_, index) =>
      aComment(index + 1, 500 - index, {
        user: LONG_NAME,
        comment: `<p>${'0034043416109'.repeat(20)} ${'Der Paketdienst hat umgeleitet. '.repeat(9)}</p>`,
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(200));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** No comments yet. */
export const Empty: Story = { args: { comments: [] } };
