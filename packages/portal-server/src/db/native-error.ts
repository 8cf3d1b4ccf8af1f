/** What the driver itself said: objection wraps its errors and leaves their code inside. */
export function nativeError(error: unknown): unknown {
  return (Object(error) as { nativeError?: unknown }).nativeError ?? error;
}
