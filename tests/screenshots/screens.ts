import { PAGES, PUBLIC_PAGES } from '@kontor/host-app/page-table';
import { OPENINGS, OPENINGS_OF_SHELL, type Presses } from './openings.js';

/** A page of the portal, as pictures are taken of it. */
export interface Screen {
  /** Its name in the names of pictures, such as `orders-import`. */
  readonly name: string;
  /** Its address; `$name` stands for a variable part that the demo data fill. */
  readonly path: string;
  /** True for a page that is shown to who is not signed in. */
  readonly isPublic: boolean;
  /** What can be opened on it, by the name of the state. */
  readonly openings: Readonly<Record<string, Presses>>;
}

/** Every page of the portal: one that joins the table of pages joins the pictures. */
export const SCREENS: readonly Screen[] = [
  ...PUBLIC_PAGES.map(({ path }) => screenAt(path, true)),
  ...PAGES.map(({ path }) => screenAt(path, false)),
  screenAt('/nowhere', false),
];

function screenAt(path: string, isPublic: boolean): Screen {
  const name = path.slice(1).replace(/\$\w+/, 'one').replaceAll('/', '-');
  const ofShell = path === '/dashboard' ? OPENINGS_OF_SHELL : {};
  return { name, path, isPublic, openings: { ...ofShell, ...OPENINGS[path] } };
}
