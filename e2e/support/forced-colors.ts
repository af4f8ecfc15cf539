/** Compares screenshots of elements, for tests with `forced-colors: active`, where the browser limits the colours. */
import type { Locator, Page } from 'playwright/test'
import { atRest, expect } from './test.ts'

/** Margin around an element for its outline or focus ring, in CSS pixels. */
const margin = 6

/**
 * Moves the mouse away from an element, then takes a screenshot of the element. Unless `focused` is set, first removes
 * the focus from the focused element. If `bare` is set, first hides all elements inside the element.
 */
export async function pictureOf(thing: Locator, { focused = false, bare = false } = {}): Promise<string> {
  const page = thing.page()
  await page.mouse.move(0, 0)
  await thing.evaluate(
    (element, asked) => {
      if (!asked.focused && document.activeElement instanceof HTMLElement) document.activeElement.blur()
      for (const inner of asked.bare ? element.querySelectorAll<HTMLElement>('*') : [])
        inner.style.visibility = 'hidden'
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    },
    { focused, bare },
  )
  await atRest(page)
  const box = await thing.boundingBox()
  if (!box) throw new Error('It has no place on the page')
  const clip = {
    x: Math.round(box.x) - margin,
    y: Math.round(box.y) - margin,
    width: Math.round(box.width) + 2 * margin,
    height: Math.round(box.height) + 2 * margin,
  }
  const picture = await page.screenshot({ clip, animations: 'disabled' })
  return picture.toString('base64')
}

/**
 * Returns the number of pixels in which two pictures differ with a contrast of at least 3:1, as WCAG 2.2 (1.4.11)
 * requires for what shows a control's state.
 */
export function differingPixels(page: Page, pictures: [string, string]): Promise<number> {
  return page.evaluate(async (encoded) => {
    const luminance = async (text: string) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (!context) throw new Error('No canvas')
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, image.width, image.height)
      const linear = (byte = 0) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
      return Array.from({ length: data.length / 4 }, (_, pixel) => {
        const [red, green, blue] = data.subarray(pixel * 4, pixel * 4 + 3)
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
      })
    }
    const [before, after] = await Promise.all(encoded.map(luminance))
    if (!before || before.length !== after?.length) throw new Error('The pictures differ in size')
    return before.filter((one, pixel) => {
      const other = after[pixel] ?? 0
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3
    }).length
  }, pictures)
}

/**
 * Number of differing pixels above which two pictures show different states. A check mark covers about this many
 * pixels. If a text is shifted by half a pixel from one picture to the other, fewer pixels differ.
 */
export const mark = 40

/** Expects two pictures of an element to be distinguishable. */
export async function expectToldApart(page: Page, what: string, one: string, other: string): Promise<void> {
  expect.soft(await differingPixels(page, [one, other]), what).toBeGreaterThan(mark)
}

/** Expects that `act` visibly changes an element. */
export async function expectMark(thing: Locator, what: string, act: () => Promise<void>): Promise<void> {
  const before = await pictureOf(thing)
  await act()
  await expectToldApart(thing.page(), what, before, await pictureOf(thing))
}
