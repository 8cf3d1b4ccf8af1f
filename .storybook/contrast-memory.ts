import axe from 'axe-core';

interface Check {
  evaluate(this: Helper, element: Element, ...others: readonly unknown[]): boolean | undefined;
}
/** What axe gives its checks. */
interface Helper {
  data(about: object): void;
}

/** Letters on grounds, in words, of which axe has said in this page that they can be read. */
const legible = new Set<string>();

/**
 * Has axe take for legible what stands in the same letters on the same ground as a text it has judged. To find out what is painted below a
 * text takes axe a quarter of all that a story does, and most texts of a story look like one of the story before. Whatever it does not find
 * legible is never remembered. Needed before each run, since Storybook sets axe back.
 */
export function rememberContrast(): void {
  const check = checkNamed('color-contrast');
  const judge = check.evaluate;
  const plain = new Map<Element, boolean>();
  check.evaluate = function evaluate(element, ...others) {
    const look = lookOf(element, plain);
    if (look !== null && legible.has(look)) {
      this.data({});
      return true;
    }
    const isLegible = judge.call(this, element, ...others);
    if (look !== null && isLegible === true) legible.add(look);
    return isLegible;
  };
}

function checkNamed(name: string): Check {
  const { checks } = Reflect.get(axe, '_audit') as { readonly checks: Readonly<Record<string, Check>> };
  return checks[name]!;
}

/**
 * The letters of an element and what is painted below each of its texts, down to what nothing shines through; null where that cannot be
 * told by colours: out of sight, below something else, over a picture, or half transparent as a whole.
 */
function lookOf(element: Element, plain: Map<Element, boolean>): string | null {
  const root = element.getRootNode() as Document | ShadowRoot;
  const grounds = new Set<string>();
  for (const { x, y } of placesOfText(element)) {
    const stack = root.elementsFromPoint(x, y);
    const ground = stack[0] === element && isPlain(element, plain) ? groundOf(stack, plain) : null;
    if (ground === null) return null;
    grounds.add(ground);
  }
  if (grounds.size === 0) return null;
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  return [color, fontSize, fontWeight, textShadow, ...[...grounds].toSorted()].join(' / ');
}

/** Both ends of each line of each text that is the element's own. */
function placesOfText(element: Element): { readonly x: number; readonly y: number }[] {
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) => {
      const y = (top + bottom) / 2;
      return [
        { x: left + 1, y },
        { x: right - 1, y },
      ];
    });
  });
}

/** The colours below a point, from above; null where one of them is that of a picture or of something that is half transparent. */
function groundOf(stack: readonly Element[], plain: Map<Element, boolean>): string | null {
  const colours: string[] = [];
  for (const element of stack) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none' || !isPlain(element, plain)) return null;
    colours.push(backgroundColor);
    if (backgroundColor.startsWith('rgb(')) break;
  }
  return colours.filter((colour) => colour !== 'rgba(0, 0, 0, 0)').join(' on ');
}

/** Whether neither the element nor what it stands in changes the colours of all it holds. */
function isPlain(element: Element, plain: Map<Element, boolean>): boolean {
  const known = plain.get(element);
  if (known !== undefined) return known;
  const { opacity, filter, mixBlendMode } = getComputedStyle(element);
  const isAlone = opacity === '1' && filter === 'none' && mixBlendMode === 'normal';
  const parent = element.parentElement ?? hostOf(element);
  const told = isAlone && (parent === null || isPlain(parent, plain));
  plain.set(element, told);
  return told;
}

/** What holds the shadow root whose outermost element this is. */
function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
