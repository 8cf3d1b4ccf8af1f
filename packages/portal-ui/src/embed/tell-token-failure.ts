/** Tells the developer of a page why no token came. */
export function tellTokenFailure(reason: string): void {
  // oxlint-disable-next-line no-console -- whoever reads the page's console is whom it is for
  console.warn(`Kontor has no token: ${reason}`);
}
