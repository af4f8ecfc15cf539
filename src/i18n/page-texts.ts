/**
 * The texts of a page in the browser: first those in its document, then the whole catalogue
 * (docs/decisions/0051-texts-in-documents.md).
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
  /** Retries `fetch` until it succeeds; a retry follows soon after the network is back. */
  keepAsking: (fetch: () => Promise<void>) => Promise<void>
}

/** The texts in the document; undefined in the app shell, and in a document of another language. */
export function documentTexts(language: string): Messages | undefined {
  const json = document.documentElement.lang === language && document.getElementById(textsElement)?.textContent
  return json ? readTexts(json) : undefined
}

/**
 * Creates the i18n instance of this page. With `later`, `texts` are only those in its document: a component that needs
 * another text suspends until the whole catalogue has loaded. Texts of the document don't change, even if the catalogue
 * has a newer version.
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
    // No change event is emitted: it would re-render the page, although none of its texts has changed.
    Object.assign(messages, await fetchWhole(), texts)
    isWhole = true
    arrive()
  }
  const untilArrival = () => {
    // A later request does not wait for the next retry, because the intervals grow.
    if (isAwaited) void wholeCatalog().catch(() => undefined)
    else void keepAsking(wholeCatalog)
    isAwaited = true
    return arrival
  }
  untilWhole = untilArrival
  // Components call this function while they render, so it may suspend with `use`.
  const useMissing = (_language: string, id: string) => {
    if (!isWhole) use(untilArrival())
    return id
  }
  return new LightMessages({ locale: language, messages: { [language]: messages }, missing: useMissing })
}

/**
 * Resolves when the page has all texts; the first call fetches them. Rejects if they can't be fetched; the next call
 * retries.
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
 * Imports a part without waiting for the whole catalogue, for parts whose texts are in the document because the server
 * rendered them, and for parts that start without texts.
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
 * The promise that a lazily loaded part awaits: the whole catalogue, unless `drawnByServer` imports the part. Never
 * rejects: the catalogue is requested until it arrives.
 */
export const textsOfPart = (): Promise<void> | undefined => (partsWait ? untilWhole?.() : undefined)
