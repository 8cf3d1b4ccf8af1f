/** What may be told of an error; a driver's code is that of SQLite, of PostgreSQL or of the system. */
export interface NativeError {
  readonly code?: string;
  readonly name?: string;
  readonly message?: string;
}

/** What the driver itself said: objection wraps its errors and leaves their code inside. */
export function nativeError(error: unknown): NativeError {
  return (Object(error) as { nativeError?: NativeError }).nativeError ?? (Object(error) as NativeError);
}
