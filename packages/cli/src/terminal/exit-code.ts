/** Exit codes. Scripts rely on these numbers, and `kontor --help` lists them. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  /** Rows of the file were rejected; the others were accepted. */
  rejected: 3,
  signIn: 4,
  /** The server could not be reached or asked to wait. Running the command again continues. */
  network: 5,
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
