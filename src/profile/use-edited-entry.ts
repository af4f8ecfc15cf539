import { useSearchParams } from 'react-router'
import { editedEntry } from '#profile/edit-param.ts'

/**
 * Returns what the query parameter `edit` of the URL names: 'new' or an entry of the list. Returns null if the
 * parameter is missing or its ID is not in the list.
 */
export function useEditedEntry<Entry extends { id: number }>(entries: readonly Entry[]): Entry | 'new' | null {
  const [query] = useSearchParams()
  return editedEntry(query, entries)
}
