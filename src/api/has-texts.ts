import type { Api } from '#api/client.ts'
import { frameCalls } from '#api/frame.ts'
import { fetchMessages } from '#i18n/fetch-catalog.ts'

/**
 * Resolves to whether the translation catalogue of a language can be fetched. When the app next starts in this
 * language, it requests the same URL and finds the response in the cache.
 */
export async function hasTexts(api: Api, language: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetchMessages(language, (await frameCalls.appInfo(api, { signal })).locale_versions)
    return true
  } catch {
    return false
  }
}
