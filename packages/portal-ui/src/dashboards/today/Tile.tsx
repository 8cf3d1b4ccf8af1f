import { Button } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { Figure, TileFrame } from './Tile.styles.js';

export interface TileProps {
  readonly label: string;
  /** The number; undefined until it is loaded. */
  readonly value: number | undefined;
  /** What the number is about, below it. */
  readonly note: string;
  /** Address of the list of what is counted; without one the number is no link. */
  readonly href?: string | undefined;
  /** Whether what is counted needs somebody: then a number that is not 0 stands out. */
  readonly needsSomebody?: boolean;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** One number with its name. One that could not be loaded is asked for again, the others stay. */
export function Tile({ label, value, note, href, needsSomebody = false, error, onRetry }: TileProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const isFailed = error !== null && value === undefined;
  const figure = (
    <Figure data-tone={needsSomebody && value ? 'attention' : undefined}>
      {value === undefined ? '–' : value.toLocaleString(language)}
    </Figure>
  );
  return (
    <TileFrame aria-busy={value === undefined && !isFailed}>
      {href === undefined ? (
        <>
          {figure} <span>{label}</span>
        </>
      ) : (
        <a href={href}>
          {figure} <span>{label}</span>
        </a>
      )}
      {isFailed ? (
        <small>
          {translate('dashboards.todayUnknown')}{' '}
          <Button variant="quiet" onPress={onRetry}>
            {translate('common.retry')}
          </Button>
        </small>
      ) : (
        <small>{value === undefined ? '' : note}</small>
      )}
    </TileFrame>
  );
}
