interface NavigationEntries {
  canGoBack: boolean
  currentEntry: { index: number } | null
  entries: () => { url: string | null }[]
}

/**
 * Returns the path of the previous history entry in this tab, or '' if there is none or the browser does not expose it.
 */
export function pathBefore(): string {
  const { navigation } = window as { navigation?: NavigationEntries }
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url
  return before ? new URL(before).pathname : ''
}

/**
 * Whether the previous history entry is a page of this site. React Router knows only its own navigations; the browser's
 * Navigation API also knows full page loads.
 */
export function canGoBack(): boolean {
  const { navigation } = window as { navigation?: NavigationEntries }
  if (navigation) return navigation.canGoBack
  const state: unknown = window.history.state
  if (typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0) return true
  return window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`)
}
