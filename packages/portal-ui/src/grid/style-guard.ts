const MARK = 'react-draggable-style-el';

/**
 * The dragging library writes a style element into the page's head, unless one of this name is there: under a content security policy that
 * is a violation, under trusted types an exception. An empty one of ours keeps it out; what it would say stands in our styles.
 */
export function keepStylesOut(): void {
  if (document.getElementById(MARK) !== null) return;
  const guard = document.createElement('meta');
  guard.id = MARK;
  document.head.append(guard);
}
