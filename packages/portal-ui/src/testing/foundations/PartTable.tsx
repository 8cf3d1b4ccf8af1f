import { useEffect, useState } from 'react';
import { isStateOfPart, STATES_OF_PARTS } from '../part-states.js';
import { TokenTable } from './TokenTable.js';

/** An entry of the index that Storybook keeps of its stories. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

function stateOf({ tags }: Entry): string {
  const state = tags.find(isStateOfPart);
  return state === undefined ? 'Stable' : STATES_OF_PARTS[state];
}

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
