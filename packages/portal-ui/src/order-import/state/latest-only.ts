/**
 * Sends requests one at a time. Those made while one is running wait, and only the latest of them is sent. An answer is
 * passed to `onAnswer` unless a newer request waits or everything was dropped; a failure is no answer.
 */
export class LatestOnly<Question, Answer> {
  private waiting: { readonly question: Question } | null = null;
  private isBusy = false;
  private round = 0;
  private readonly ask: (question: Question) => Promise<Answer>;
  private readonly onAnswer: (answer: Answer) => void;

  constructor(ask: (question: Question) => Promise<Answer>, onAnswer: (answer: Answer) => void) {
    this.ask = ask;
    this.onAnswer = onAnswer;
  }

  put(question: Question): void {
    this.waiting = { question };
    if (!this.isBusy) void this.work();
  }

  /** Discards the waiting request and the answer of the running one. */
  drop(): void {
    this.waiting = null;
    this.round += 1;
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    while (this.waiting !== null) {
      const { question } = this.waiting;
      const { round } = this;
      this.waiting = null;
      const answer = await this.ask(question).then(
        (value) => ({ value }),
        () => null,
      );
      if (answer !== null && this.waiting === null && round === this.round) this.onAnswer(answer.value);
    }
    this.isBusy = false;
  }
}
