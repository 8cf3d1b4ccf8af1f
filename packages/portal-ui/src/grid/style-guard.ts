const MARK = 'react-draggable-style-el';

/**
 * Keeps the dragging library from writing a style element into the page's head: under a content security policy that is
 * a violation, under trusted types an exception. The library writes none if one with its name exists, so this adds an
 * empty one. Its rules are part of our styles.
 */
export function keepStylesOut(): void {
  if (document.getElementById(MARK) !== null) return;
  const guard = document.createElement('meta');
  guard.id = MARK;
  document.head.append(guard);
}
