/**
 * Playwright's expect with two matchers of our own. For the message of a failure, Playwright's describe all roles of the
 * page at every look that does not find what is expected: a twelfth of the processor time of journeys, most of it while
 * pages load. Ours, which wait for pages, wait without this and leave the failure to Playwright's.
 */
import {
  expect as ownExpect,
  type ExpectMatcherState,
  type Locator,
  type MatcherReturnType,
  type Page,
} from 'playwright/test'

const passed = (isNot: boolean): MatcherReturnType => ({ pass: !isNot, message: () => '' })

/**
 * Passes if `wait` resolves. Otherwise Playwright's matcher decides in the rest of the time, and throws the error:
 * waiting for an address ends early where a page fails to load.
 */
async function orElse(
  isNot: boolean,
  timeout: number,
  wait: () => Promise<void>,
  decide: (left: number) => Promise<void>,
): Promise<MatcherReturnType> {
  const started = Date.now()
  try {
    await wait()
  } catch {
    await decide(Math.max(1, timeout - (Date.now() - started)))
  }
  return passed(isNot)
}

type Address = string | RegExp | ((url: URL) => boolean)

export const expect = ownExpect.extend({
  toBeVisible(this: ExpectMatcherState, locator: Locator, options?: { timeout?: number }) {
    const { isNot } = this
    const timeout = options?.timeout ?? this.timeout
    const own = isNot ? ownExpect(locator).not : ownExpect(locator)
    return orElse(
      isNot,
      timeout,
      () => locator.waitFor({ state: isNot ? 'hidden' : 'visible', timeout }),
      (left) => own.toBeVisible({ timeout: left }),
    )
  },

  toHaveURL(this: ExpectMatcherState, page: Page, url: Address, options?: { timeout?: number }) {
    const { isNot } = this
    const timeout = options?.timeout ?? this.timeout
    const own = isNot ? ownExpect(page).not : ownExpect(page)
    return orElse(
      isNot,
      timeout,
      async () => {
        if (!isNot) await page.waitForURL(url, { waitUntil: 'commit', timeout })
        else if (typeof url === 'string') await own.toHaveURL(url, { timeout })
        else
          await page.waitForURL((at) => !(url instanceof RegExp ? url.test(at.href) : url(at)), {
            waitUntil: 'commit',
            timeout,
          })
      },
      (left) => own.toHaveURL(url, { timeout: left }),
    )
  },
})
