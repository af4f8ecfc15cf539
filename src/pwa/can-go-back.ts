interface NavigationEntries {
  canGoBack: boolean
  currentEntry: { index: number } | null
  entries: () => { url: string | null }[]
}

/** The path of the page before this one in the tab's history; empty where the browser does not tell. */
export function pathBefore(): string {
  const { navigation } = window as { navigation?: NavigationEntries }
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url
  return before ? new URL(before).pathname : ''
}

/**
 * Whether a page of this site stands before this one in the tab's history. The router counts only what it led to itself;
 * the browser knows of pages that were loaded whole as well.
 */
export function canGoBack(): boolean {
  const { navigation } = window as { navigation?: NavigationEntries }
  if (navigation) return navigation.canGoBack
  const state: unknown = window.history.state
  if (typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0) return true
  return window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`)
}
