/** Functions that the loaders of home's tabs share. */
import type { MessageDescriptor } from '@lingui/core'
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { localeContext, storeContext } from '#api/context.ts'
import { searchParams } from '#booking/search/search-params.ts'
import type { TabTexts } from '#home/home-tab.ts'
import type { Draft } from '#store/store.ts'

/** Translates the texts of one of home's tabs to the language of the request. */
export function tabTexts(
  context: LoaderFunctionArgs['context'],
  texts: Record<keyof TabTexts, MessageDescriptor>,
): TabTexts {
  const { i18n } = context.get(localeContext)
  return {
    title: i18n._(texts.title),
    description: i18n._(texts.description),
    heading: i18n._(texts.heading),
    lead: i18n._(texts.lead),
    form: i18n._(texts.form),
    searching: i18n._(texts.searching),
  }
}

/** Converts a stored draft back to form data. */
function formOf(draft: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(draft)) form.set(name, value)
  return form
}

/** Returns the result of an API call, or `instead` if the call fails, so that home always loads. */
export async function orInstead<T, I>(call: Promise<T>, instead: I): Promise<T | I> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) return instead
    throw error
  }
}

/**
 * How a tab of home finds the earlier search that its form shows. If the URL names a saved search (the API's search
 * option), `ask` loads it, and `draftOf` converts it to a draft. Otherwise, the stored draft with the name `draft`
 * contains the last search.
 */
interface SearchSource<T> {
  draft: string
  ask: (option: string) => Promise<{ form_data: T }>
  draftOf: (asked: T) => Draft
}

/**
 * Returns, as form data, the saved search that the URL names. If the URL names none, returns the last search, or null
 * if there is none. If the saved search can't be loaded, `isLost` is true. The last search is not used then, because it
 * may be a different search.
 */
export async function earlierSearch<T>(
  { context, request }: LoaderFunctionArgs,
  { draft, ask, draftOf }: SearchSource<T>,
): Promise<{ earlier: FormData | null; isLost: boolean }> {
  const option = new URL(request.url).searchParams.get(searchParams.option)
  if (!option) {
    const last = await context.get(storeContext).draft(draft)
    return { earlier: last && formOf(last), isLost: false }
  }
  const saved = await orInstead(ask(option), null)
  return { earlier: saved && formOf(draftOf(saved.form_data)), isLost: saved === null }
}

/**
 * On the server, returns the recent searches of a signed-in traveller, or an empty list if they can't be loaded.
 * Returns null for a guest and in the browser; the recent searches are then loaded after the page is rendered.
 */
export async function recentOnServer<T>({ context }: LoaderFunctionArgs, ask: () => Promise<T[]>): Promise<T[] | null> {
  const token = import.meta.env.SSR ? await context.get(storeContext).token() : null
  return token === null ? null : orInstead(ask(), [])
}
