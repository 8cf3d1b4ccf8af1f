import { useEffect, useState } from 'react';
import { TokenTable } from './TokenTable.js';

/** An entry of the index that Storybook keeps of its stories. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** States besides stable, by the tag that says so. */
const STATES = { new: 'New with this version', beta: 'May still change', deprecated: 'On its way out' };

const stateOf = ({ tags }: Entry) =>
  Object.entries(STATES).find(([tag]) => tags.includes(tag))?.[1] ?? 'Stable';

/** Table of all parts with their state and their number of stories, those that are not stable first. */
export function PartTable() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    void fetch('./index.json')
      .then((answer) => answer.json() as Promise<{ readonly entries: Readonly<Record<string, Entry>> }>)
      .then((index) => setEntries(Object.values(index.entries)));
  }, []);
  const stories = entries.filter(({ type }) => type === 'story');
  const titles = [...new Set(stories.map(({ title }) => title))];
  const rows = titles.map((title) => {
    const own = stories.filter((story) => story.title === title);
    return { title, stories: own, state: stateOf(own[0]!) };
  });
  const isStable = ({ state }: (typeof rows)[number]) => state === 'Stable';
  return (
    <TokenTable
      heads={['Part', 'State', 'Stories']}
      rows={[...rows.filter((row) => !isStable(row)), ...rows.filter(isStable)].map(
        ({ title, stories: own, state }) => [
          <a key={title} href={`./?path=/story/${own[0]!.id}`} target="_top">
            {title}
          </a>,
          state,
          own.length,
        ],
      )}
    />
  );
}
