/**
 * Finds overflowing elements, and codes such as a PNR that are broken over two lines, at the window widths and text
 * sizes that every screen must support.
 */
import type { CDPSession, Page } from 'playwright/test'
import { atRest, expect } from './test.ts'

/**
 * Views of a page: the widths of narrow and usual phones, each with normal text and with text twice as large (WCAG 2.2,
 * 1.4.4 and 1.4.10). Each view differs from the previous one in one property, and the last view restores the normal
 * page.
 */
const views = [
  { width: 320, text: 16 },
  { width: 320, text: 32 },
  { width: 390, text: 32 },
  { width: 390, text: 16 },
]

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Sets the browser's default text size in CSS pixels; browsers start with 16. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, known)
  const session = await known
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: (pixels * 13) / 16 } })
}

/**
 * Describes up to twelve elements that overflow: the page if it scrolls sideways, boxes whose content is wider than
 * they are, and elements that extend beyond the left or right edge of the window. Lists that scroll sideways on purpose
 * (`data-scroll="inline"`) are left out. A box whose text is cut with an ellipsis is allowed to be narrower than its
 * text.
 */
function findOverflow(): string[] {
  const found = new Map<Element, string>()
  const told = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${element.textContent.trim().slice(0, 30)}"`
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth) found.set(root, `page: ${root.scrollWidth} > ${root.clientWidth}`)
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: false })) continue
    if (element.closest('[data-scroll="inline"], .visually-hidden, svg, iframe, [aria-hidden="true"]')) continue
    const style = getComputedStyle(element)
    if (style.clipPath !== 'none') continue
    const box = element.getBoundingClientRect()
    if (box.width === 0) continue
    const typed = element.matches('input, select, textarea, option')
    const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    const wide = style.display !== 'inline' && element.scrollWidth > element.clientWidth + 1
    const ellipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    if (!typed && !ellipsis && (text || style.overflowX !== 'visible') && wide)
      found.set(element, `${told(element)}: ${element.scrollWidth} > ${element.clientWidth}`)
    if (box.right > root.clientWidth + 1 || box.left < -1)
      found.set(element, `${told(element)}: from ${Math.round(box.left)} to ${Math.round(box.right)}`)
  }
  // Reports only the innermost overflowing elements, because they are the cause.
  const inner = [...found].filter(
    ([one]) => one === root || ![...found.keys()].some((other) => one !== other && one.contains(other)),
  )
  return inner.map(([, text]) => text).slice(0, 12)
}

/** Returns the times, airport codes, PNRs and amounts that take more than one line. */
function findBroken(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const parent = text.parentElement
    if (!parent?.checkVisibility({ contentVisibilityAuto: true }) || parent.closest('.visually-hidden, select'))
      continue
    const whole = /\b(?:\d\d:\d\d|[A-Zİ]{3}|[A-Z0-9]{6})(?![\p{L}\d])|[\d.]+,\d\d\u{a0}\S+/gu
    for (const { 0: part, index } of text.nodeValue?.matchAll(whole) ?? []) {
      range.setStart(text, index)
      range.setEnd(text, index + part.length)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(`${part} in ${parent.tagName.toLowerCase()}.${parent.className}`)
    }
  }
  return found
}

/**
 * Expects no overflow on the current page in any of `views` (a window width with a text size), and that times, codes
 * and amounts stand on one line. Only in the narrowest view with large text may they take several lines, because a long
 * amount does not fit there.
 */
export async function expectReflow(page: Page, screen: string): Promise<void> {
  const height = page.viewportSize()?.height ?? 844
  let now = { width: 390, text: 16 }
  for (const view of views) {
    if (view.width !== now.width) await page.setViewportSize({ width: view.width, height })
    if (view.text !== now.text) await setTextSize(page, view.text)
    now = view
    await atRest(page)
    const found = await page.evaluate(findOverflow)
    const name = `${screen}, ${view.width} px, text of ${view.text} px`
    expect.soft(found, name).toEqual([])
    if (view.width > 320 || view.text === 16) expect.soft(await page.evaluate(findBroken), name).toEqual([])
  }
}
