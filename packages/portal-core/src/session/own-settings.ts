/** Reads the JSON text of a user's own settings; empty when it is no object. */
export function readOwnSettings(text: string): Readonly<Record<string, unknown>> {
  try {
    const kept: Record<string, unknown> | null = JSON.parse(text);
    return kept ?? {};
  } catch {
    return {};
  }
}
