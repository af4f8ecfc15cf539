import type { Messages } from '@lingui/core'

/** Returns the URL of a translation catalogue; it contains the version, so that the response can be cached forever. */
function catalogAddress(language: string, version: string): string {
  return `/api/i18n/catalog/f7/${language}/?v=${encodeURIComponent(version)}`
}

function isCatalog(value: unknown): value is { messages: Messages } {
  return typeof value === 'object' && value !== null && 'messages' in value && typeof value.messages === 'object'
}

/**
 * Fetches the messages of a language in the version that the app info (GET /api/mobile/info/) names. Rejects if no
 * reply comes or the reply is not a catalogue. Server-rendered pages contain the texts that they need for hydration; a
 * page without such texts starts only after this call.
 */
export async function fetchMessages(language: string, versions: Record<string, string>): Promise<Messages> {
  const signal = AbortSignal.timeout(10_000)
  const response = await fetch(catalogAddress(language, versions[language] ?? ''), { signal })
  const catalog: unknown = await response.json()
  if (!isCatalog(catalog)) throw new TypeError(`no catalogue of ${language}`)
  return catalog.messages
}
