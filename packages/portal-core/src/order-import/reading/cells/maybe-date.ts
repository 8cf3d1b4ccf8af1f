const [SPACE, HYPHEN, POINT, SLASH, ZERO, NINE] = [32, 45, 46, 47, 48, 57];

/** A quick test before the pattern: dates begin with a digit, are neither very short nor very long, and have a separator or a letter. */
export function maybeDate(cell: string): boolean {
  if (cell.length < 6 || cell.length > 40) return false;
  const unit = cell.charCodeAt(0);
  return (unit === SPACE || (unit >= ZERO && unit <= NINE)) && hasSeparator(cell);
}

function hasSeparator(text: string): boolean {
  for (let at = 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === HYPHEN || unit === POINT || unit === SLASH || unit > NINE) return true;
  }
  return false;
}
