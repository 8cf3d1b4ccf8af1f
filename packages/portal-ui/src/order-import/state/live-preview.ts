import type { CheckPlan } from '../worker/protocol.js';
import type { ImportConnection } from '../worker/connect-worker.js';
import type { WizardFacts } from './import-state.js';
import { LatestOnly } from './latest-only.js';

/** Preview of a file's first orders for a plan, and of what would happen to them. Only the newest plan is answered. */
export class LivePreview {
  private readonly previews;
  private readonly foretellings;

  constructor(
    ask: ImportConnection['ask'],
    onKnown: (facts: Partial<Pick<WizardFacts, 'preview' | 'foretold'>>) => void,
  ) {
    this.previews = new LatestOnly(
      (plan: CheckPlan) => ask('preview', plan),
      (preview) => onKnown({ preview }),
    );
    this.foretellings = new LatestOnly(
      (plan: CheckPlan) => ask('foretell', plan).catch(() => null),
      (foretold) => onKnown({ foretold, ...(foretold === null ? {} : { preview: foretold.preview }) }),
    );
  }

  show(plan: CheckPlan | null): void {
    if (plan === null) return;
    this.previews.put(plan);
    this.foretellings.put(plan);
  }

  drop(): void {
    this.previews.drop();
    this.foretellings.drop();
  }
}
