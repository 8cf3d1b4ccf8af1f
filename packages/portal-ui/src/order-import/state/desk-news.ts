import type { LifeEvent } from '@kontor/portal-core/order-import';
import type { DeskProgress } from '../worker/protocol.js';
import type { WizardParts } from './import-state.js';

/** The event in the import's life that the worker tells of. `now` is the current time in ms. */
export function eventOf(news: DeskProgress, now: number): LifeEvent<WizardParts> {
  if (news.kind === 'pass') {
    const { bytes: done, of, rows } = news;
    return { type: 'passed', progress: { done, of, rows } };
  }
  if (news.kind === 'waiting') return { type: 'waiting', ms: news.ms, now };
  return { type: 'sent', progress: news.progress, now };
}
