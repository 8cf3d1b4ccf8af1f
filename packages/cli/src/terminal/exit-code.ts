/** How a command ends: scripts rely on these numbers, `kontor --help` lists them. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  /** Rows of the file were rejected; the others were taken. */
  rejected: 3,
  signIn: 4,
  /** The server could not be reached or asked to wait: running the command again continues. */
  network: 5,
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
