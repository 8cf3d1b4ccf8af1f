/** One event of a stream: its data, as it was sent. */
export interface ServerEvent {
  readonly data: string;
}

/**
 * Creates a reader of `text/event-stream` (HTML Living Standard, 9.2.6), of which it knows data and comments. Give it the text as it comes, in
 * any pieces; it returns the events that have become complete.
 */
export function createEventReader(): (text: string) => readonly ServerEvent[] {
  let rest = '';
  let data: string[] = [];
  return (text) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    const events: ServerEvent[] = [];
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice('data:'.length).replace(/^ /, ''));
      if (line !== '' || data.length === 0) continue;
      events.push({ data: data.join('\n') });
      data = [];
    }
    return events;
  };
}
