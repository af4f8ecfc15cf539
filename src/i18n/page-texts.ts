/**
 * The texts of the page in this browser: first those of its document, then the whole catalogue
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
  /** Calls until it succeeds, and soon after the network is back. */
  keepAsking: (fetch: () => Promise<void>) => Promise<void>
}

/** The texts in the document; undefined in the app shell, and in a document of another language. */
export function documentTexts(language: string): Messages | undefined {
  const json = document.documentElement.lang === language && document.getElementById(textsElement)?.textContent
  return json ? readTexts(json) : undefined
}

/**
 * The i18n instance of this page. With `later`, `texts` are only those of its document: a component that needs another
 * one suspends until the whole catalogue is there. Texts of the document stay as they are, whatever version of the
 * catalogue comes.
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
    // No event is sent: it would render the page again, and no text of it has changed.
    Object.assign(messages, await fetchWhole(), texts)
    isWhole = true
    arrive()
  }
  const untilArrival = () => {
    // What is wanted later does not wait for the next of the growing pauses.
    if (isAwaited) void wholeCatalog().catch(() => undefined)
    else void keepAsking(wholeCatalog)
    isAwaited = true
    return arrival
  }
  untilWhole = untilArrival
  // Components call it while they render.
  const useMissing = (_language: string, id: string) => {
    if (!isWhole) use(untilArrival())
    return id
  }
  return new LightMessages({ locale: language, messages: { [language]: messages }, missing: useMissing })
}

/**
 * Resolves when the page has all texts, which are fetched with the first call. Rejects if they can't be fetched; the next
 * call asks again.
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
 * Imports a part that the server has drawn, so that its texts are in the document, or that starts without texts: it does
 * not wait for all others.
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
 * What a lazily loaded part waits for: the whole catalogue, unless `drawnByServer` imports it. Never rejects: the
 * catalogue is asked for until it comes.
 */
export const textsOfPart = (): Promise<void> | undefined => (partsWait ? untilWhole?.() : undefined)
