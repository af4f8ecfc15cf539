/** Checks that focused elements are visible in a very small window. */
import type { Page } from 'playwright/test'
import { atRest, expect } from './test.ts'

/** Size in CSS pixels of a window of 1280 × 1024 at 400% zoom (WCAG 2.2, 1.4.10). */
export const zoomed = { width: 320, height: 256 }

interface Seen {
  /** Name of the focused element. */
  name: string
  /** Why the element is not fully visible; '' if it is fully visible. */
  hidden: string
}

/**
 * Returns the visibility of the focused element, or of its active descendant. Returns null if nothing has the focus, or
 * if the element was already checked in this call of `expectAllSeen`, which `round` identifies. If `round` is null, the
 * element is checked in any case.
 */
function seeFocused(round: string | null): Seen | null {
  const active = document.activeElement
  const led = document.getElementById(active?.getAttribute('aria-activedescendant') ?? '')
  const focused = led ?? active
  if (!focused || focused === document.body || focused.getAttribute('data-seen') === round) return null
  if (round !== null) focused.setAttribute('data-seen', round)
  // An invisible control, such as the input of a checkbox, shows its state on its label. So the label must be visible.
  const shown = getComputedStyle(focused).opacity === '0' ? (focused.closest('label') ?? focused) : focused
  const name = `${focused.tagName} ${focused.getAttribute('name') ?? focused.getAttribute('aria-label') ?? focused.textContent}`
  const { left, right, top, bottom } = shown.getBoundingClientRect()
  const [width, height] = [document.documentElement.clientWidth, window.innerHeight]
  const told = (hidden: string) => ({ name: name.slice(0, 60), hidden })
  if (bottom - top < height && (top < -1 || bottom > height + 1)) return told(`from ${top} to ${bottom} of ${height}`)
  const stays = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)
  const clamp = (at: number, end: number) => Math.min(Math.max(at, 1), end - 1)
  const across = [left + 4, (left + right) / 2, right - 4].map((x) => clamp(x, width))
  const down = [top + 4, (top + bottom) / 2, bottom - 4].map((y) => clamp(y, height))
  for (const [x, y] of across.flatMap((one) => down.map((other) => [one, other] as const))) {
    for (let at = document.elementFromPoint(x, y); at && !at.contains(shown); at = at.parentElement)
      if (stays(at) && !shown.contains(at))
        return told(`covered at ${x}, ${y} by ${at.className} ${at.textContent.slice(0, 30)}`)
  }
  return told('')
}

let rounds = 0

/**
 * Presses `key` repeatedly, which moves the focus through all focusable elements. Expects each of them to be visible,
 * and returns their names.
 */
export async function expectAllSeen(page: Page, screen: string, key = 'Tab', most = 80): Promise<string[]> {
  const names: string[] = []
  const round = String(rounds++)
  let nothing = 0
  await atRest(page)
  for (let press = 0; press < most && nothing < 6; press++) {
    const seen = await page.evaluate(seeFocused, round)
    // Counts successive key presses that reach no new element. Such a press moves the focus to another part of the same
    // date field, or to the browser's own user interface.
    nothing = seen ? 0 : nothing + 1
    // When rows of a list scroll into view, they get their real height a frame later, which shifts the page. So a
    // focused element that is not fully visible is checked again.
    if (seen?.hidden) {
      const again = async () => expect(await page.evaluate(seeFocused, null)).toEqual({ name: seen.name, hidden: '' })
      await expect.soft(again, screen).toPass()
    }
    if (seen) names.push(seen.name)
    await page.keyboard.press(key)
  }
  return names
}
