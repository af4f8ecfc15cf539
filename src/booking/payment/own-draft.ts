import type { Draft } from '#store/store.ts'

/**
 * Returns the draft if it was typed for the booking whose `session_unique` is `session`, otherwise null. Details of one
 * journey, such as the flight or the arrival date, must not be suggested for another journey.
 */
export const ownDraft = (draft: Draft | null, session: string): Draft | null =>
  draft?.['session_unique'] === session ? draft : null
