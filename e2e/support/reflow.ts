/** Finds overflowing elements, at the widths and text sizes that every screen must support. */
import type { Page } from 'playwright/test'
import { atRest, expect } from './test.ts'

/** Narrow and usual phones, with normal text and text twice as large (WCAG 2.2, 1.4.4 and 1.4.10). */
const views = [320, 390].flatMap((width) => [16, 32].map((text) => ({ width, text })))

/** Sets the browser's default text size in CSS pixels; browsers start with 16. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: (pixels * 13) / 16 } })
  await session.detach()
}

/**
 * Elements that overflow: the page, a scrolling or clipped box, or anything beyond the window's edge. Lists that scroll
 * sideways on purpose have `data-scroll="inline"`; text may end in an ellipsis.
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
  // The innermost elements are the cause.
  const inner = [...found].filter(
    ([one]) => one === root || ![...found.keys()].some((other) => one !== other && one.contains(other)),
  )
  return inner.map(([, text]) => text).slice(0, 12)
}

/** Expects no overflow on the current page, in any of the views. */
export async function expectReflow(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 390, height: 844 }
  for (const { width, text } of views) {
    await page.setViewportSize({ ...before, width })
    await setTextSize(page, text)
    await atRest(page)
    expect.soft(await page.evaluate(findOverflow), `${screen}, ${width} px, text of ${text} px`).toEqual([])
  }
  await setTextSize(page, 16)
  await page.setViewportSize(before)
}
