/** Tests which second clicks of a double tap or double click are stopped, so that they have no effect. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopSecondTaps } from '#app/second-taps.ts'

/** An element that is a control, or lies in one. */
class FakeElement extends EventTarget {
  closest = () => this
}
class FakeText extends EventTarget {
  closest = () => null
}
class FakeDialog extends EventTarget {
  closest = () => null
}
class FakeLabel extends FakeElement {
  control: FakeElement
  constructor(control: FakeElement) {
    super()
    this.control = control
  }
}

let page: EventTarget
let now = 0

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('Element', EventTarget)
  vi.stubGlobal('HTMLLabelElement', FakeLabel)
  vi.stubGlobal('HTMLDialogElement', FakeDialog)
  stopSecondTaps()
})
afterEach(() => vi.unstubAllGlobals())

interface Click {
  detail?: number
  pointerType?: string
  /** Milliseconds between the previous click and this one. */
  after?: number
  x?: number
}

/** Clicks on an element. Returns whether the click is stopped: its default action and its propagation are prevented. */
function click(target: EventTarget, { detail = 1, pointerType = 'mouse', after = 150, x = 100 }: Click = {}): boolean {
  now += after
  page.dispatchEvent(Object.assign(new Event('pointerdown'), { pointerType }))
  const event = new Event('click', { cancelable: true })
  const stop = vi.spyOn(event, 'stopPropagation')
  const told = { target, timeStamp: now, detail, clientX: x, clientY: 100 }
  for (const [name, value] of Object.entries(told)) Object.defineProperty(event, name, { value })
  page.dispatchEvent(event)
  expect(stop).toHaveBeenCalledTimes(event.defaultPrevented ? 1 : 0)
  return event.defaultPrevented
}

const [done, pay] = [new FakeElement(), new FakeElement()]

test('the second click of a double click is stopped on another control, and so is a third one', () => {
  click(done, { after: 5000 })
  expect(click(pay, { detail: 2 })).toBe(true)
  expect(click(pay, { detail: 3 })).toBe(true)
  expect(click(pay, { after: 1000 })).toBe(false)
})

test('taps in quick succession count as a double tap where the browser counts each as a first one', () => {
  const touch = { pointerType: 'touch' }
  click(done, { ...touch, after: 5000 })
  expect(click(pay, touch)).toBe(true)
  expect(click(pay, touch)).toBe(true)
  // If a traveller keeps on tapping, taps have an effect again half a second after the first tap.
  expect(click(pay, { ...touch, after: 250 })).toBe(false)
})

test('the same control may be pressed quickly, also by its label', () => {
  click(done, { after: 5000 })
  expect(click(done, { detail: 2 })).toBe(false)
  const label = new FakeLabel(pay)
  const twice = [1, 2].flatMap((detail) => [click(label, { detail, after: 1000 }), click(pay, { detail, after: 0 })])
  expect(twice).toEqual([false, false, false, false])
})

test('so may a control beside it, text, and anything with two separate clicks', () => {
  click(done, { after: 5000 })
  expect(click(pay, { detail: 2, x: 140 })).toBe(false)
  expect(click(done)).toBe(false)
  expect(click(new FakeText(), { after: 1000 })).toBe(false)
  expect(click(new FakeText(), { detail: 2 })).toBe(false)
})

test('a tap beside a control, which had no effect, is no first one; a tap beside a dialog, which closes it, is', () => {
  const touch = { pointerType: 'touch' }
  click(new FakeText(), { ...touch, after: 5000 })
  expect(click(pay, touch)).toBe(false)
  click(new FakeDialog(), { ...touch, after: 5000 })
  expect(click(pay, touch)).toBe(true)
})

test('a click by key, screen reader or script is never stopped, and is no first one', () => {
  click(done, { after: 5000 })
  expect(click(pay, { detail: 0, after: 10 })).toBe(false)
  expect(click(done, { detail: 2 })).toBe(false)
})
