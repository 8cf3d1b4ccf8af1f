/**
 * Labels that distinguish the columns of a file: the header, with ` (2)` after a repeated one and `#3` for a blank one. Saved recipes,
 * flags and screens name columns by them.
 */
export function columnLabels(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((title, index) => {
    const name = title.trim() === '' ? `#${index + 1}` : title.trim();
    let label = name;
    for (let count = 2; taken.has(label); count += 1) label = `${name} (${count})`;
    taken.add(label);
    return label;
  });
}

/** The label without case, accents, punctuation and spaces; umlauts become two letters: `Straße/Hausnr.` is `strassehausnr`. */
export function foldLabel(label: string): string {
  return label
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * The column of a label: the one with exactly this label, else the only one with the same folded label. Undefined when none or several
 * match.
 */
export function findLabel(label: string, labels: readonly string[]): number | undefined {
  const exact = labels.indexOf(label.trim());
  if (exact >= 0) return exact;
  const folded = foldLabel(label);
  if (folded === '') return undefined;
  const fitting = labels.flatMap((other, column) => (foldLabel(other) === folded ? [column] : []));
  return fitting.length === 1 ? fitting[0] : undefined;
}
