import type { Draft } from '#store/store.ts'

/**
 * The draft if it was typed for the booking with the key `session`, otherwise null. Details of one journey, such as
 * flight or day of arrival, must not be suggested for another.
 */
export const ownDraft = (draft: Draft | null, session: string): Draft | null =>
  draft?.['session_unique'] === session ? draft : null
