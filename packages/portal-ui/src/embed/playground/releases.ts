import type { TextKey } from '@kontor/portal-core/i18n';

/** What a change asks of partners: to look whether it touches them, nothing but to be used, or nothing at all. */
export type ChangeKind = 'act' | 'new' | 'better';

/** What a partner has to know of a version of the packages and of the portal's script. */
export interface Release {
  readonly version: string;
  /** ISO day on which it was made. */
  readonly day: string;
  readonly changes: readonly { readonly kind: ChangeKind; readonly text: TextKey }[];
}

const all = <const Text extends TextKey>(kind: ChangeKind, ...texts: readonly Text[]) =>
  texts.map((text) => ({ kind, text }));

/** The newest first, and in each what partners have to act upon. The changelogs of the packages say everything. */
export const RELEASES: readonly Release[] = [
  {
    version: '0.2.0',
    day: '2026-11-29',
    changes: [
      ...all(
        'act',
        'changes.themeOfThePage',
        'changes.toldErrors',
        'changes.exportsAsJson',
        'changes.lanesOfRecords',
      ),
      ...all(
        'new',
        'changes.serversDraw',
        'changes.elementTypes',
        'changes.leftOut',
        'changes.deepLinks',
        'changes.readyAndFailed',
        'changes.partsAlone',
        'changes.importEvents',
        'changes.playground',
        'changes.programs',
        'changes.machines',
        'changes.recordsAtATerminal',
        'changes.widthsOfColumns',
      ),
      ...all('better', 'changes.readableColours', 'changes.firstLoad', 'changes.freed', 'changes.oneNotice'),
    ],
  },
];
