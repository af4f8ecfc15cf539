import type { Messages } from '@lingui/core'

/** URL of a translation catalogue; it contains the version, so that it can be cached forever. */
function catalogAddress(language: string, version: string): string {
  return `/api/i18n/catalog/f7/${language}/?v=${encodeURIComponent(version)}`
}

function isCatalog(value: unknown): value is { messages: Messages } {
  return typeof value === 'object' && value !== null && 'messages' in value && typeof value.messages === 'object'
}

/**
 * Fetches the messages of a language in the version that the app info names. Throws if no reply comes. Server documents
 * contain the texts with which they hydrate; a page without such texts starts only after this call.
 */
export async function fetchMessages(language: string, versions: Record<string, string>): Promise<Messages> {
  const signal = AbortSignal.timeout(10_000)
  const response = await fetch(catalogAddress(language, versions[language] ?? ''), { signal })
  const catalog: unknown = await response.json()
  if (!isCatalog(catalog)) throw new TypeError(`no catalogue of ${language}`)
  return catalog.messages
}
