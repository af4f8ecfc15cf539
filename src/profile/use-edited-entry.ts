import { useSearchParams } from 'react-router'
import { editedEntry } from '#profile/edit-param.ts'

/** What the address asks to edit: 'new', an entry of the list, or nothing. */
export function useEditedEntry<Entry extends { id: number }>(entries: readonly Entry[]): Entry | 'new' | null {
  const [query] = useSearchParams()
  return editedEntry(query, entries)
}
