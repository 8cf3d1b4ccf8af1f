/** Thrown when the environment holds values that cannot be used. `problems` has one readable line for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}
