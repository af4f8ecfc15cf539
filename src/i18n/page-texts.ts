/**
 * The translated texts of a page in the browser. At first they are those that the server-rendered HTML contains; later
 * the whole catalogue of the language is loaded (docs/decisions/0051-texts-in-documents.md).
 */
import type { I18n, Messages } from '@lingui/core'
import { use } from 'react'
import { readTexts, textsElement } from '#i18n/document-texts.ts'
import { LightMessages } from '#i18n/light-messages.ts'

let fetchRest: (() => Promise<void>) | undefined
let coming: Promise<void> | undefined
let untilWhole: (() => Promise<void>) | undefined
let partsWait = true

interface Later {
  fetchWhole: () => Promise<Messages>
  /**
   * Calls the given function `fetch` until it succeeds, with growing delays between the calls. When the network is
   * back, the next call is made immediately.
   */
  keepAsking: (fetch: () => Promise<void>) => Promise<void>
}

/** Returns the texts in the server-rendered HTML, or undefined in the app shell and in HTML of another language. */
export function documentTexts(language: string): Messages | undefined {
  const json = document.documentElement.lang === language && document.getElementById(textsElement)?.textContent
  return json ? readTexts(json) : undefined
}

/**
 * Creates the i18n instance of this page. If `later` is given, `texts` are only those in the server-rendered HTML: a
 * component that needs another text suspends until the whole catalogue has loaded. Texts in the HTML stay the same,
 * even if the catalogue has a newer version of them.
 */
export function createPageTexts(language: string, texts: Messages, later?: Later): I18n {
  const messages = { ...texts }
  if (!later) return new LightMessages({ locale: language, messages: { [language]: messages } })
  const { fetchWhole, keepAsking } = later
  let isWhole = false
  let isAwaited = false
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  coming = undefined
  fetchRest = async () => {
    // No change event is emitted: it would re-render the page, although none of the shown texts has changed.
    Object.assign(messages, await fetchWhole(), texts)
    isWhole = true
    arrive()
  }
  const untilArrival = () => {
    // The first request for the catalogue calls `wholeCatalog` until it succeeds, with growing delays between the
    // calls. A later request calls `wholeCatalog` immediately, so that it does not wait for the end of such a delay.
    if (isAwaited) void wholeCatalog().catch(() => undefined)
    else void keepAsking(wholeCatalog)
    isAwaited = true
    return arrival
  }
  untilWhole = untilArrival
  // Lingui calls this function for each missing text. React's `use` may be called in it, because components look up
  // their texts while they render.
  const useMissing = (_language: string, id: string) => {
    if (!isWhole) use(untilArrival())
    return id
  }
  return new LightMessages({ locale: language, messages: { [language]: messages }, missing: useMissing })
}

/**
 * Resolves when the page has all texts; the first call fetches them. Rejects if they can't be fetched; the next call
 * then fetches again.
 */
export function wholeCatalog(): Promise<void> {
  if (!fetchRest) return Promise.resolve()
  coming ??= fetchRest().catch((error: unknown) => {
    coming = undefined
    throw error
  })
  return coming
}

/**
 * Imports a lazily loaded part of the page without waiting for the whole message catalogue. This is for parts that the
 * server has rendered, whose texts are therefore in the HTML, and for parts that need no texts to start.
 */
export function drawnByServer<T>(load: () => Promise<T>): Promise<T> {
  partsWait = false
  try {
    return load()
  } finally {
    partsWait = true
  }
}

/**
 * Returns the promise for which the import of a lazily loaded part of the page must wait. The promise resolves when the
 * page has the whole message catalogue. It never rejects, because the catalogue is requested until it arrives. Returns
 * undefined if the page started with the whole catalogue, or if `drawnByServer` starts the import. The part that
 * `drawnByServer` imports either has its texts in the server-rendered HTML or needs none to start.
 */
export const textsOfPart = (): Promise<void> | undefined => (partsWait ? untilWhole?.() : undefined)
