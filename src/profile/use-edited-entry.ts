import { useSearchParams } from 'react-router'
import { editedEntry } from '#profile/edit-param.ts'

/** Returns the entry to be edited according to the URL: 'new', an entry of the list, or null for none. */
export function useEditedEntry<Entry extends { id: number }>(entries: readonly Entry[]): Entry | 'new' | null {
  const [query] = useSearchParams()
  return editedEntry(query, entries)
}
