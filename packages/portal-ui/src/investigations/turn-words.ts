import type { TextKey } from '@kontor/portal-core/i18n';
import type { InvestigationSide } from '@kontor/portal-core/investigations';

/** The words for whose turn it is: in a column, and as a sentence. */
export interface TurnWords {
  readonly name: TextKey;
  readonly sentence: TextKey;
}

const OWN: TurnWords = { name: 'investigations.turnYou', sentence: 'investigations.waitsForYou' };
const OTHERS: Readonly<Record<InvestigationSide, TurnWords>> = {
  merchant: { name: 'investigations.turnMerchant', sentence: 'investigations.waitsForMerchant' },
  staff: { name: 'investigations.turnStaff', sentence: 'investigations.waitsForStaff' },
};

/** The words for a side whose turn it is, as a reader of a side says them. */
export function turnWords(turn: InvestigationSide, reader: InvestigationSide): TurnWords {
  return turn === reader ? OWN : OTHERS[turn];
}
