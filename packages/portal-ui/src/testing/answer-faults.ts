let faults: string[] = [];

/** Keeps a fault in an answer of a fake until the story or test ends, and logs it at once. */
export function noteFault(words: string): void {
  faults.push(words);
  // oxlint-disable-next-line no-console -- a story that fails for another reason first never comes to throw it
  console.error(words);
}

/** Removes earlier faults: a story whose `play` fails leaves its own behind. */
export function forgetFaults(): void {
  faults = [];
}

/** Throws the faults of answers, and removes them. */
export function throwFaults(): void {
  const words = faults.join('\n');
  forgetFaults();
  if (words !== '') throw new Error(words);
}
