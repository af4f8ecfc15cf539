import type { Draft } from '#store/store.ts'

/**
 * The draft if it was typed for the booking with key `session`, else null: what was said about one journey, such as its
 * flight or the day of arrival, must not be suggested for another.
 */
export const ownDraft = (draft: Draft | null, session: string): Draft | null =>
  draft?.['session_unique'] === session ? draft : null
