import type { Clock } from '../dates/index.js';

/** A session ends on its own 15 minutes after its last call. */
const LIFE_MS = 14 * 60_000;

interface Session {
  readonly token: string;
  /** Instant of its last call, in milliseconds since 1970. */
  readonly usedAt: number;
}

/**
 * Sessions of the Data API, a bounded number, each used for one call at a time, since a session does one after the other; kept between calls,
 * since a sign-in for each fills the server for a quarter of an hour.
 */
export class Sessions {
  private idle: Session[] = [];
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly clock: Clock,
    most: number,
  ) {
    this.free = most;
  }

  /** Runs work that may use a session, when it is its turn. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((turn) => this.waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free += 1;
      else next();
    }
  }

  /** The token of a session that is still alive, which is one's own until it is given back; null when there is none. */
  take(): string | null {
    const now = this.clock();
    this.idle = this.idle.filter(({ usedAt }) => now >= usedAt && now - usedAt < LIFE_MS);
    return this.idle.pop()?.token ?? null;
  }

  giveBack(token: string): void {
    this.idle.push({ token, usedAt: this.clock() });
  }

  /** Forgets all sessions that nobody uses, and answers their tokens. */
  clear(): readonly string[] {
    const tokens = this.idle.map(({ token }) => token);
    this.idle = [];
    return tokens;
  }
}
