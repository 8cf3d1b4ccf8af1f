export { AccessLostContext, isAccessLost } from './access-lost.js';
export { answerOf } from './answer.js';
export type { Answer, Asked } from './answer.js';
export { createBrowserClient } from './browser-client.js';
export { ChoicesContext, createMemoryChoices, keepChoice, readChoice, useChoices } from './choices.js';
export type { ChoiceStorage } from './choices.js';
export { DraftsContext, useDrafts } from './drafts.js';
export { fetchCsv } from './fetch-csv.js';
export { LoadedTexts } from './LoadedTexts.js';
export {
  OfferContext,
  useHeldFields,
  useLeftOut,
  useOfferedColumns,
  useOffers,
  useOpenFilter,
} from './offer.js';
export type { Feature, Offer } from './offer.js';
export { ClientContext, usePortalClient, usePortalOrigin } from './portal-context.js';
export { errorEvent, isStylesBlocked } from './portal-events.js';
export type { PortalErrorCode, PortalEvent, PortalEventDetails } from './portal-events.js';
export { isStale, problemText, wasRefused } from './problem-text.js';
export { createQueryClient, LOGGED_FAILURE } from './query-client.js';
export { saveFile } from './save-file.js';
export { useLanguage, useTranslate } from './translate-context.js';
export { answerKey, useAnswer, useAnswerCache, useAnswers, whenMissing } from './useAnswer.js';
export { RIGHTS_FRESH_FOR, useFixedFilters, useMayWrite } from './useMayWrite.js';
export {
  createUnsavedWork,
  UnsavedWorkContext,
  useUnsaved,
  useUnsavedIn,
  useUnsavedWork,
} from './unsaved-work.js';
export type { LeaveTexts, UnsavedWork } from './unsaved-work.js';
export { usePortalEvents } from './usePortalEvents.js';
export { newKey } from './send-once.js';
export type { SendOnce } from './send-once.js';
export { useDelete, useRenewal, useSend } from './useSend.js';
export type { SendOptions } from './useSend.js';
export { useSingleMutation } from './useSingleMutation.js';
