import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  blogPostsByUrl,
  blogPostsDelete,
  blogPostsList,
  blogPostsUpdate,
  type BlogPost,
} from '@kontor/portal-core/blog';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import { answer, type Handler } from '../testing/answer.js';
import { listOf } from '../testing/lists.js';
import { broken, refuse, silent } from '../testing/refusal.js';
import {
  createFakeContentPortal,
  somePosts,
  type FakeContentPortalOptions,
} from '../testing/fake-content-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { keeping } from '../testing/keeping.js';
import { LONG_NAME, LONG_WORD } from '../testing/long-texts.js';
import { BlogAdmin } from './BlogAdmin.js';
import { BlogList } from './BlogList.js';
import { BlogPostView } from './BlogPostView.js';

const meta: Meta = {
  title: 'Blog/Blog',
  component: about(BlogList),
  subcomponents: { BlogPostView: about(BlogPostView), BlogAdmin: about(BlogAdmin) },
};
export default meta;

const postHref = (url: string) => `#${url}`;
const Pages = keeping(BlogList, 'page');
const list = (options: FakeContentPortalOptions = {}, page = 1) => (
  <InPortal portal={createFakeContentPortal(options)}>
    <Pages page={page} onChange={fn()} postHref={postHref} heading={<h1>Blogbeiträge</h1>} />
  </InPortal>
);

/** Cards of 300 px with the first hundred characters and the day. */
export const Cards: StoryObj = {
  render: () => list(),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem');
    await expect(first?.getBoundingClientRect().width).toBe(300);
    await expect(first).toHaveTextContent(/das Haus am selben Werktag\. Ab dem 20\. Dezember gil\.\.\./);
    await expect(first).toHaveTextContent('Datum: 20.11.2026');
  },
};

export const NoPosts: StoryObj = {
  render: () => list({ posts: [] }),
  play: async ({ canvas }) => void (await canvas.findByText('Noch keine Beiträge')),
};

export const Loading: StoryObj = {
  render: () => list({ answers: [answer(blogPostsList, silent)] }),
  play: async ({ canvas }) => void (await canvas.findByText('Wird geladen …')),
};

export const Failed: StoryObj = {
  render: () => list({ answers: [answer(blogPostsList, broken)] }),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** One page out of ten thousand. */
export const ManyPosts: StoryObj = {
  render: () =>
    list({
      answers: [answer(blogPostsList, () => listOf(somePosts(20), 10_000))],
    }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    await expect(canvas.getByRole('button', { name: 'Nächste Seite' })).toBeEnabled();
  },
};

/** A page that no longer exists says so and links back to the only page; there is no pagination. */
export const BeyondTheEnd: StoryObj = {
  render: () =>
    list(
      {
        answers: [answer(blogPostsList, ({ query }) => listOf(query.page === 2 ? [] : somePosts(8), 8))],
      },
      2,
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('So viele Seiten hat die Liste nicht mehr');
    await expect(canvas.queryByText('Noch keine Beiträge')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Vorherige Seite' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.queryByText('So viele Seiten hat die Liste nicht mehr')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Seite 1' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
  },
};

/** Long titles and long words break within their card. */
export const LongTexts: StoryObj = {
  render: () =>
    list({ posts: somePosts(2).map((one) => ({ ...one, name: LONG_NAME, content: LONG_WORD.repeat(3) })) }),
  play: async ({ canvas }) => {
    for (const card of await canvas.findAllByRole('listitem'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

const [newer, post, older] = somePosts(3) as [BlogPost, BlogPost, BlogPost];
const neighbour = ({ name, url }: BlogPost) => ({ name, url });
const view = (handler: Handler<typeof blogPostsByUrl>) => (
  <InPortal portal={createFakeContentPortal({ answers: [answer(blogPostsByUrl, handler)] })}>
    <BlogPostView url="x" postHref={postHref} onBack={fn()} />
  </InPortal>
);

/** A post with links to its neighbours. */
export const OnePost: StoryObj = {
  render: () =>
    view(() => ({ entries: [post], foundCount: 1, previous: neighbour(older), next: neighbour(newer) })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Packstation im Import' });
    await expect(canvas.getByRole('link', { name: /Vorheriger Beitrag/ })).toHaveAttribute(
      'href',
      '#beitrag-1',
    );
    await expect(canvas.getByRole('link', { name: /Nächster Beitrag/ })).toHaveAttribute(
      'href',
      '#beitrag-3',
    );
    await canvas.findByText('14 Uhr');
  },
};

export const NotFound: StoryObj = {
  render: () => view(() => ({ entries: [], foundCount: 0, previous: null, next: null })),
  play: async ({ canvas }) => {
    await canvas.findByText('Blogbeitrag nicht gefunden');
    await canvas.findByRole('button', { name: 'Zurück' });
  },
};

export const PostLoading: StoryObj = { render: () => view(silent) };

export const PostFailed: StoryObj = {
  render: () => view(broken),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** A long title and words without a place to break stay within the page. */
export const LongPost: StoryObj = {
  render: () =>
    view(() => ({
      entries: [{ ...post, name: LONG_NAME, content: `<p>${LONG_WORD.repeat(6)}</p>` }],
      foundCount: 1,
      previous: neighbour(older),
      next: { ...neighbour(newer), name: LONG_NAME },
    })),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: LONG_NAME });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const admin = (options: FakeContentPortalOptions = {}) => (
  <InPortal portal={createFakeContentPortal(options)}>
    <BlogAdmin page={1} onChange={fn()} postHref={postHref} heading={<h1>Blogbeiträge verwalten</h1>} />
  </InPortal>
);

/** The address follows the title. Missing entries are reported together, each at its field. */
export const Writing: StoryObj = {
  render: () => admin(),
  play: async ({ canvas }) => {
    await canvas.findByText('8 Beiträge gefunden');
    await userEvent.click(canvas.getByRole('button', { name: 'Beitrag anlegen' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Titel/ }), 'Größere Halle');
    await screen.findByText('Der Beitrag steht unter /blog/Groessere-Halle');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Alle Felder müssen ausgefüllt sein');
    // The editor comes when it is first wanted.
    await waitFor(() => expect(screen.getAllByText('Dieses Feld ist erforderlich')).toHaveLength(2));
  },
};

const stored: BlogPost = { ...post, thumbnail: 'halle.png' };
const newest: BlogPost = { ...stored, url: 'von-anderen', modId: '1' };

/** Somebody else stored the post meanwhile: it says which fields they changed, and the own entries are saved over theirs once they are kept. */
export const ChangedMeanwhile: StoryObj = {
  render: () =>
    admin({
      answers: [
        answer(blogPostsList, ({ query }) => listOf([query.id === stored.id ? newest : stored])),
        answer(blogPostsUpdate, ({ body: { name = '', url = '', modId } }) =>
          modId === newest.modId ? { ...newest, name, url, modId: '2' } : refuse('stale'),
        ),
      ],
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Packstation im Import bearbeiten' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('textbox', { name: /Inhalt/ });
    const title = dialog.getByRole('textbox', { name: /Titel/ });
    await userEvent.type(title, ' neu');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await dialog.findByText('Geändert: Adresse');
    await userEvent.click(dialog.getByRole('button', { name: 'Meine Eingaben behalten' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await dialog.findByText('Der Beitrag steht unter /blog/von-anderen');
    await expect(title).toHaveValue('Packstation im Import neu');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Deleting: StoryObj = {
  render: () => admin({ answers: [answer(blogPostsDelete, broken)] }),
  play: async ({ canvas }) => {
    const name = 'Cut-off vor den Feiertagen löschen';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('button', { name: 'Löschen' }));
    await screen.findByRole('alert');
  },
};

/** No posts to administer yet. */
export const AdminEmpty: StoryObj = {
  render: () => admin({ posts: [] }),
  play: async ({ canvas }) => void (await canvas.findByText('0 Beiträge gefunden')),
};

export const AdminLoading: StoryObj = {
  render: () => admin({ answers: [answer(blogPostsList, silent)] }),
};

export const AdminFailed: StoryObj = {
  render: () => admin({ answers: [answer(blogPostsList, broken)] }),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** One page out of ten thousand, with long titles. */
export const AdminManyRows: StoryObj = {
  render: () =>
    admin({
      answers: [
        answer(blogPostsList, () =>
          listOf(
            somePosts(50).map((one) => ({ ...one, name: LONG_NAME })),
            10_000,
          ),
        ),
      ],
    }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('10.000 Beiträge gefunden');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
