import type { Decorator, StoryContext } from '@storybook/react-vite';
import { initialGlobals } from './toolbar.js';

/** What stands side by side, by what was chosen in the toolbar. */
const SIDES = {
  theme: ['light', 'dark'],
  language: ['de', 'en'],
  density: ['comfortable', 'compact'],
  root: ['light', 'shadow'],
} as const;
type Differing = keyof typeof SIDES;

type Place = Pick<StoryContext, 'id' | 'globals' | 'viewMode'>;

/** In which of the toolbar's choices the two sides differ; undefined where the story stands alone. */
function differingOf({ globals, viewMode }: Place): Differing | undefined {
  const chosen = String(globals['beside']);
  return viewMode === 'story' && chosen in SIDES ? (chosen as Differing) : undefined;
}

/** Whether the story is shown twice, in frames of their own: what it is told to do happens there. */
export const isSideBySide = (place: Place): boolean => differingOf(place) !== undefined;

/** The address of the story alone, with everything else as the toolbar has it. */
function addressOf({ id, globals }: Place, differing: Differing, side: string): string {
  const all = { ...globals, [differing]: side, beside: initialGlobals.beside };
  const told = Object.keys(initialGlobals).map((name) => `${name}:${String(all[name as never])}`);
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: told.join(';') })}`;
}

/** Shows the story twice beside itself, the same but for one choice of the toolbar. */
export const besideItself: Decorator = (Story, context) => {
  const differing = differingOf(context);
  if (differing === undefined) return <Story />;
  return (
    <div style={{ display: 'flex', height: '100vh' }}>
      {SIDES[differing].map((side) => (
        <iframe
          key={side}
          title={`${context.name}, ${differing} ${side}`}
          src={addressOf(context, differing, side)}
          style={{ flex: 1, minWidth: 0, border: 0 }}
        />
      ))}
    </div>
  );
};
