/** The popup of a list as a search parameter: `?edit=new`, or `?edit=` with the id of an entry. */

/** Address of the popup that adds an entry or edits the one with that id. */
export function editAddress(list: string, entry: number | 'new'): string {
  return `${list}?edit=${entry}`
}

/** The entry that `query` names for editing: 'new', an entry of the list, or null for none and for unknown ids. */
export function editedEntry<Entry extends { id: number }>(
  query: URLSearchParams,
  entries: readonly Entry[],
): Entry | 'new' | null {
  const id = query.get('edit')
  return id === 'new' ? 'new' : (entries.find((entry) => String(entry.id) === id) ?? null)
}
