import type { Api } from '#api/client.ts'
import { frameCalls } from '#api/frame.ts'
import { fetchMessages } from '#i18n/fetch-catalog.ts'

/**
 * Resolves to whether the catalogue of a language can be fetched. The request has the same URL as at the start of the
 * app, so that the response is cached for the next start.
 */
export async function hasTexts(api: Api, language: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetchMessages(language, (await frameCalls.appInfo(api, { signal })).locale_versions)
    return true
  } catch {
    return false
  }
}
