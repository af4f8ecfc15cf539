/** Query parameter that opens the edit popup of a list: `?edit=new`, or `?edit=` with the ID of an entry. */

/** Returns the URL of the popup that adds an entry or edits the entry with the given ID. */
export function editAddress(list: string, entry: number | 'new'): string {
  return `${list}?edit=${entry}`
}

/**
 * Returns what the parameter `edit` in `query` names: 'new' or an entry of the list. Returns null if the parameter is
 * missing or its ID is not in the list.
 */
export function editedEntry<Entry extends { id: number }>(
  query: URLSearchParams,
  entries: readonly Entry[],
): Entry | 'new' | null {
  const id = query.get('edit')
  return id === 'new' ? 'new' : (entries.find((entry) => String(entry.id) === id) ?? null)
}
