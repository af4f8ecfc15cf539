/** The popup of a list in its address: `?edit=new`, or `?edit=` and the id of an entry. */

/** Address of the popup that adds an entry, or edits the one of that id. */
export function editAddress(list: string, entry: number | 'new'): string {
  return `${list}?edit=${entry}`
}

/** What `query` asks to edit: 'new', an entry of the list, or nothing. Another's id is nothing, as one that is no more. */
export function editedEntry<Entry extends { id: number }>(
  query: URLSearchParams,
  entries: readonly Entry[],
): Entry | 'new' | null {
  const id = query.get('edit')
  return id === 'new' ? 'new' : (entries.find((entry) => String(entry.id) === id) ?? null)
}
