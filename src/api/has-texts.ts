import type { Api } from '#api/client.ts'
import { frameCalls } from '#api/frame.ts'
import { fetchMessages } from '#i18n/fetch-catalog.ts'

/**
 * Resolves to whether the translation catalogue of a language can be fetched. The fetched catalogue is cached, so that
 * the app finds it in the cache when it next starts in this language.
 */
export async function hasTexts(api: Api, language: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetchMessages(language, (await frameCalls.appInfo(api, { signal })).locale_versions)
    return true
  } catch {
    return false
  }
}
