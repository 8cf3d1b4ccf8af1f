/* oxlint-disable typescript/consistent-type-imports -- an import would make a module of what declares names of the page */
// The script a portal serves, for pages that import it by its address. Name it in `types` of a tsconfig.

declare module '*/embed/v1.js' {
  export const configure: typeof import('@kontor/portal-ui/elements').configure;
}

/** What the script gives to scripts that import nothing. */
declare const Kontor: typeof import('@kontor/portal-ui/elements').Kontor;

interface Window {
  readonly Kontor: typeof import('@kontor/portal-ui/elements').Kontor;
}
