/** Drafts of unfinished forms in this browser's storage. */
import * as z from 'zod/mini'
import type { KeyValue } from '#store/key-value.ts'
import type { Draft } from '#store/store.ts'

/** Prefix of the storage keys of drafts. */
export const draftPrefix = 'draft:'

/** Format of a stored draft; `ends` is its expiry in ms since 1970. */
export const DraftRecord = z.object({ values: z.record(z.string(), z.string()), ends: z.optional(z.number()) })

/** Whether a draft has expired, by this device's clock. */
export const isOver = ({ ends = Infinity }: z.infer<typeof DraftRecord>) => ends <= Date.now()

/** Returns the stored draft of a form, or null if there is none or it has expired. */
export async function keptDraft({ read }: Pick<KeyValue, 'read'>, form: string): Promise<Draft | null> {
  const kept = await read(draftPrefix + form, DraftRecord)
  return kept && !isOver(kept) ? kept.values : null
}
