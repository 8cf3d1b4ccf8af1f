/** What can be measured: the name, its kind in Prometheus, and what it says. */
const MEASURES = {
  kontor_calls_total: ['counter', 'Calls answered, by name and class of status.'],
  kontor_call_seconds: ['histogram', 'Time from a request to its answer, by name.'],
  kontor_calls_refused_total: [
    'counter',
    'Calls refused because too much was under way or asked for, by reason.',
  ],
  kontor_tasks_total: [
    'counter',
    'Runs of background tasks, such as the training of stock risk, by outcome.',
  ],
  kontor_task_seconds: ['histogram', 'Time that a run of a background task took.'],
  kontor_requests_in_flight: ['gauge', 'Requests under way, waiting ones included.'],
  kontor_slots: ['gauge', 'Calls that run and that wait for their turn, by weight.'],
  kontor_connections: [
    'gauge',
    'Connections to the database in use and idle, and statements that wait for one, by pool.',
  ],
  process_resident_memory_bytes: ['gauge', 'Memory of the process.'],
} as const;

export type Measure = keyof typeof MEASURES;
const NAMES: readonly Measure[] = Object.keys(MEASURES).filter((name): name is Measure => name in MEASURES);
type Labels = Readonly<Record<string, string>>;
/** A value that is read when somebody asks for it. */
export interface Reading {
  readonly labels?: Labels;
  readonly value: number;
}

/** Numbers for Prometheus, of this process since it started. */
export interface Metrics {
  add(measure: Measure, labels: Labels): void;
  /** Counts a duration. */
  observe(measure: Measure, labels: Labels, seconds: number): void;
  /** Has values read whenever the numbers are asked for. */
  gauge(measure: Measure, readings: () => readonly Reading[]): void;
  /** All numbers in Prometheus' text format. */
  text(): string;
}

const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Infinity];

export function createMetrics(): Metrics {
  const values = new Map<Measure, Map<string, number>>();
  const readers = new Map<Measure, () => readonly Reading[]>();
  const add = (measure: Measure, key: string, by: number) => {
    const known = values.get(measure) ?? new Map<string, number>();
    values.set(measure, known);
    known.set(key, (known.get(key) ?? 0) + by);
  };
  return {
    add: (measure, labels) => add(measure, series(measure, labels), 1),
    observe(measure, labels, seconds) {
      for (const le of BUCKETS)
        add(measure, series(`${measure}_bucket`, { ...labels, le: boundOf(le) }), Number(seconds <= le));
      add(measure, series(`${measure}_sum`, labels), seconds);
      add(measure, series(`${measure}_count`, labels), 1);
    },
    gauge: (measure, readings) => void readers.set(measure, readings),
    text() {
      const lines = NAMES.flatMap((measure) => {
        const [kind, help] = MEASURES[measure];
        const counted = [...(values.get(measure) ?? [])].map(([key, value]) => `${key} ${value}`);
        const read = readers.get(measure)?.() ?? [];
        const shown = read.map(({ labels = {}, value }) => `${series(measure, labels)} ${value}`);
        return [`# HELP ${measure} ${help}`, `# TYPE ${measure} ${kind}`, ...counted, ...shown];
      });
      return `${lines.join('\n')}\n`;
    },
  };
}

const boundOf = (le: number) => (le === Infinity ? '+Inf' : String(le));

/** The name of a series with its labels, whose values are names of our own: calls, pools, tasks. */
function series(name: string, labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([label, value]) => `${label}="${value.replace(/["\\\n]/g, '_')}"`,
  );
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
}
