/** Delays the message catalogue until after hydration, so that pages have only the texts in their HTML until then. */
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright/test'
import { ready } from './test.ts'

const { messages }: { messages: object } = JSON.parse(readFileSync('dist/catalogs/tr.json', 'utf8'))
const ids = Object.keys(messages)

/** Returns the message IDs that the page shows, or has in an attribute, in place of a text. */
export async function shownIds(page: Page): Promise<string[]> {
  const html = await page.evaluate(() => {
    const shown = document.body.cloneNode(true)
    if (shown instanceof HTMLElement) for (const part of shown.querySelectorAll('script, style')) part.remove()
    return shown instanceof HTMLElement ? shown.outerHTML : ''
  })
  const words = new Set(html.match(/(?<![\w+/-])[\w+/-]{6}(?![\w+/-])/g))
  return ids.filter((id) => words.has(id))
}

/** Returns the bytes that the texts add to the page's HTML, compressed as the server does it. */
async function textBytes(page: Page): Promise<number> {
  const html = await page.content()
  const bytes = (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }).byteLength
  return bytes(html) - bytes(html.replace(/<script[^>]* id="texts">.*?<\/script>/s, ''))
}

/** The state of a page before its message catalogue arrived. */
interface Early {
  /** Message IDs that the page showed in place of texts. */
  shown: string[]
  /** Bytes of the page's HTML, compressed with Brotli, that its message texts take. */
  bytes: number
}

/**
 * From this call on, delays every message catalogue until its page is hydrated and `until` resolves. So a page that
 * wrongly waits for its catalogue before it hydrates never hydrates. Returns the list of pages that requested a
 * catalogue, which grows with later pages, and a function that ends the delay, since the next browser test may reuse
 * the page.
 */
export async function delayCatalog(page: Page, until: Promise<void> = Promise.resolve()) {
  const pages: Early[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const release = async () => {
      await ready(page)
      pages.push({ shown: await shownIds(page), bytes: await textBytes(page) })
      await until
      await devtools.send('Fetch.continueRequest', { requestId })
    }
    // `release` fails if the browser has left the page meanwhile.
    void release().catch(() => undefined)
  })
  // Intercepts the requests through a DevTools session, because Playwright's routes would turn off the browser's cache.
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/i18n/catalog/*' }] })
  return { pages, end: () => devtools.detach() }
}
