/** Why the server of an address gave no answer: the connection failed, or something else than Kontor answered. */
export class ServerFailure extends Error {
  override readonly name = 'ServerFailure';
  readonly url: string;
  /** The HTTP status of a foreign answer; null if there was none. */
  readonly status: number | null;

  constructor(url: string, status: number | null, cause?: unknown) {
    super('no answer', { cause });
    this.url = url;
    this.status = status;
  }
}
