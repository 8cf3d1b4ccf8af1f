/** Thrown when FileMaker did not do what was asked. The message is its own words, or why there was no answer; never a secret. */
export class DataApiError extends Error {
  override readonly name = 'DataApiError';
  /** FileMaker's code; null when no answer of it came that can be read. */
  readonly code: number | null;

  constructor(code: number | null, words: string) {
    super(code === null ? words : `FileMaker ${code}: ${words}`);
    this.code = code;
  }
}
