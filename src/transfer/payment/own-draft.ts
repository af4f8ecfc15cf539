import type { Draft } from '#store/store.ts'

/**
 * The draft if it was typed for the booking with key `session`, else null: the flight, the note and the extras of one
 * ride must not be suggested for another.
 */
export const ownDraft = (draft: Draft | null, session: string): Draft | null =>
  draft?.['session_unique'] === session ? draft : null
