import type { TextKey } from '@kontor/portal-core/i18n';

/** Something the palette leads to. */
export interface PaletteEntry {
  readonly id: string;
  readonly title: TextKey;
  /** More words it is found by, separated by spaces. */
  readonly words?: TextKey | undefined;
  /** The keys that do the same, as written on a keyboard. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

/** What opens a found record; kinds without a function are not searched. */
export interface RecordTargets {
  readonly order?: ((id: number) => void) | undefined;
  /** Opens the product with this number. */
  readonly product?: ((number: string) => void) | undefined;
  readonly delivery?: ((id: number) => void) | undefined;
  readonly importRun?: ((id: number) => void) | undefined;
  readonly user?: ((username: string) => void) | undefined;
}

/** An entry as it is shown. */
export interface ShownEntry {
  readonly id: string;
  readonly label: string;
  /** What tells it apart from others with the same label. */
  readonly note?: string | undefined;
  readonly keys?: string | undefined;
  readonly run: () => void;
}

/** Entries under one heading. */
export interface EntryGroup {
  readonly title: TextKey;
  readonly entries: readonly ShownEntry[];
  readonly isLoading?: boolean;
  readonly hasFailed?: boolean;
}
