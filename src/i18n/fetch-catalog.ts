import type { Messages } from '@lingui/core'

/** Address of a translation catalogue; the version makes it cacheable for ever. */
export function catalogAddress(language: string, version: string): string {
  return `/api/i18n/catalog/f7/${language}/?v=${encodeURIComponent(version)}`
}

function isCatalog(value: unknown): value is { messages: Messages } {
  return typeof value === 'object' && value !== null && 'messages' in value && typeof value.messages === 'object'
}

/**
 * The messages of a language at the version that the app info declares. Documents fetch this very address early. Without
 * an answer there are none: the source's ids would show, so the page stays as the server rendered it.
 */
export async function fetchMessages(language: string, versions: Record<string, string>): Promise<Messages> {
  const signal = AbortSignal.timeout(10_000)
  const response = await fetch(catalogAddress(language, versions[language] ?? ''), { signal })
  const catalog: unknown = await response.json()
  if (!isCatalog(catalog)) throw new TypeError(`no catalogue of ${language}`)
  return catalog.messages
}
