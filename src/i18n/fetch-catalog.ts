import type { Messages } from '@lingui/core'

/** Returns the URL of a translation catalogue; it contains the version, so that the response can be cached forever. */
function catalogAddress(language: string, version: string): string {
  return `/api/i18n/catalog/f7/${language}/?v=${encodeURIComponent(version)}`
}

function isCatalog(value: unknown): value is { messages: Messages } {
  return value instanceof Object && 'messages' in value && value.messages instanceof Object
}

/**
 * Fetches the translation catalogue of a language. `versions` are the catalogue versions in the app info (GET
 * /api/mobile/info/). Rejects if no reply comes within 10 s, or if the reply is not a catalogue. A page starts without
 * waiting for the catalogue if its HTML contains the texts for hydration.
 */
export async function fetchMessages(language: string, versions: Record<string, string>): Promise<Messages> {
  const signal = AbortSignal.timeout(10_000)
  const response = await fetch(catalogAddress(language, versions[language] ?? ''), { signal })
  const catalog: unknown = await response.json()
  if (!isCatalog(catalog)) throw new TypeError(`no catalogue of ${language}`)
  return catalog.messages
}
