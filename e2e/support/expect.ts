/**
 * Replaces `toBeVisible` and `toHaveURL` of Playwright's expect by faster ones. Playwright's own matchers retry until
 * they pass, and each failed attempt describes the roles of all elements on the page for a possible error message. This
 * takes a twelfth of the browser tests' processor time. The matchers of this file wait without such descriptions. If
 * the wait fails, they run Playwright's matcher for its error message. If they get arguments that only Playwright's
 * matcher supports, they run it from the start.
 */
import {
  expect as playwrightExpect,
  type ExpectMatcherState,
  type Locator,
  type MatcherReturnType,
  type Page,
} from 'playwright/test'

interface Options {
  /** Maximum wait in milliseconds. */
  timeout?: number
}

/** Whether the options include any besides `timeout`. Only Playwright's own matcher supports these. */
const hasOther = (options: object) => Object.keys(options).some((key) => key !== 'timeout')

/**
 * Passes if `wait` resolves. If `wait` rejects, for example because a page failed to load, Playwright's matcher checks
 * the same condition for the rest of the `timeout`. With `.not`, Playwright inverts `pass`, so success is returned as
 * `pass: false`.
 */
async function waitOrFail(
  isNot: boolean,
  timeout: number,
  wait: () => Promise<void>,
  askPlaywright: (left: number) => Promise<void>,
): Promise<MatcherReturnType> {
  const started = Date.now()
  try {
    await wait().catch(() => askPlaywright(Math.max(1, timeout - (Date.now() - started))))
    return { pass: !isNot, message: () => '' }
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error)
    return { pass: isNot, message: () => message.replace(/(Timeout:\s*)\d+ms/, `$1${timeout}ms`) }
  }
}

type Address = string | RegExp | ((url: URL) => boolean)

/**
 * Whether `waitForURL` compares this string with the URL literally. It reads some characters, such as `*`, as patterns,
 * but Playwright's `toHaveURL` compares every string literally.
 */
const isLiteral = (address: string) => /^[\w/?&=.:-]+$/.test(address)

export const expect = playwrightExpect.extend({
  toBeVisible(this: ExpectMatcherState, locator: Locator, options: Options = {}) {
    const { isNot } = this
    const { timeout = this.timeout } = options
    const theirs = isNot ? playwrightExpect(locator).not : playwrightExpect(locator)
    return waitOrFail(
      isNot,
      timeout,
      () =>
        hasOther(options)
          ? theirs.toBeVisible(options)
          : locator.waitFor({ state: isNot ? 'hidden' : 'visible', timeout }),
      (left) => theirs.toBeVisible({ ...options, timeout: left }),
    )
  },

  toHaveURL(this: ExpectMatcherState, page: Page, url: Address, options: Options = {}) {
    const { isNot } = this
    const { timeout = this.timeout } = options
    const theirs = isNot ? playwrightExpect(page).not : playwrightExpect(page)
    const is = (address: URL) =>
      typeof url === 'function' ? url(address) : typeof url !== 'string' && url.test(address.href)
    return waitOrFail(
      isNot,
      timeout,
      async () => {
        if (hasOther(options) || (typeof url === 'string' && (isNot || !isLiteral(url))))
          return theirs.toHaveURL(url, { ...options, timeout })
        // While the page navigates, waits first until the root element of the new page exists.
        await page.locator(':root').waitFor({ state: 'attached', timeout })
        await page.waitForURL(isNot ? (address) => !is(address) : url, { waitUntil: 'commit', timeout })
      },
      (left) => theirs.toHaveURL(url, { ...options, timeout: left }),
    )
  },
})
