/** What a machine can see of a page that is wrong. Runs in the page: it may use nothing from outside. */
export function flawsOfPage(): { readonly flaws: readonly string[]; readonly texts: readonly string[] } {
  const flaws: string[] = [];
  const texts = new Set<string>();
  const width = document.documentElement.clientWidth;
  const TARGETS =
    'a[href], button, input, select, textarea, [role=button], [role=option], [role=menuitem], [role=tab]';

  const nameOf = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const role = element.getAttribute('role');
    return `${element.tagName.toLowerCase()}${role ? `[${role}]` : ''} “${words.trim().replace(/\s+/g, ' ').replace(/\d+/g, '#').slice(0, 60)}”`;
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Kept for screen readers alone. */
  const isForTheEar = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { width: w, height: h } = at.getBoundingClientRect();
      const { clipPath, clip, position } = getComputedStyle(at);
      if (w <= 1 || h <= 1 || clipPath.startsWith('inset(50') || (position === 'absolute' && clip !== 'auto'))
        return true;
    }
    return false;
  };
  /** Scrolled or cut by something around it. */
  const isHeld = (element: Element): boolean => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };

  const checkText = (element: HTMLElement): void => {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const words = own.map((node) => node.textContent?.trim() ?? '').filter((text) => text.length > 0);
    for (const text of words) texts.add(text);
    if (words.length === 0) return;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isTold = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    const hasTitle = element.closest('[title]') !== null;
    const isCut =
      (overflowX === 'hidden' || overflowX === 'clip') && element.scrollWidth > element.clientWidth + 1;
    const isCutBelow = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 3;
    if ((isCut || isCutBelow) && !isTold && !hasTitle) flaws.push(`cut text: ${nameOf(element)}`);
  };
  const checkPlace = (element: Element): void => {
    const { left, right } = element.getBoundingClientRect();
    if ((right > width + 1 || left < -1) && !isHeld(element))
      flaws.push(`outside the window (${Math.round(left)} to ${Math.round(right)}): ${nameOf(element)}`);
  };
  /** A link in a line of text is as high as the line (WCAG 2.5.8). */
  const isInText = (element: Element): boolean => {
    const words = (element.parentElement?.textContent ?? '').trim();
    return getComputedStyle(element).display === 'inline' && words !== (element.textContent ?? '').trim();
  };
  /** A finger of 24 px anywhere around the middle meets this target or nothing (WCAG 2.5.8); what is out of the window meets nothing. */
  const meetsOthers = (element: Element, around: DOMRect): boolean =>
    [
      [0, -11],
      [0, 11],
      [-11, 0],
      [11, 0],
    ].some(([dx = 0, dy = 0]) => {
      const [x, y] = [around.x + around.width / 2 + dx, around.y + around.height / 2 + dy];
      const met = document.elementFromPoint(x, y)?.closest(TARGETS) ?? null;
      return met !== null && met !== element && !met.contains(element) && !element.contains(met);
    });
  const checkTarget = (element: Element): void => {
    const around = (element.closest('label') ?? element).getBoundingClientRect();
    const isSmall = around.width < 24 || around.height < 24;
    if (isSmall && !isInText(element) && meetsOthers(element, around))
      flaws.push(
        `target of ${Math.round(around.width)} × ${Math.round(around.height)} px: ${nameOf(element)}`,
      );
  };

  const wide = document.documentElement.scrollWidth - width;
  if (wide > 0) flaws.push(`the page scrolls sideways by ${wide} px`);
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (element instanceof SVGElement || element.closest('script, style, svg')) continue;
    if (!isSeen(element) || isForTheEar(element)) continue;
    checkText(element);
    checkPlace(element);
    if (element.matches(TARGETS)) checkTarget(element);
  }
  return { flaws: [...new Set(flaws)], texts: [...texts] };
}
