import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followSubmitPress } from '#forms/submit-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * Simulates a page with a form, where one event target receives all events. `happen` dispatches an event on it. With
 * `on: 'button'`, the event counts as one on the form's submit button.
 */
function pageOfForm() {
  const page = new EventTarget()
  let isOnButton = false
  let ends = 0
  const form = { isButton: () => isOnButton, isSubmit: () => true }
  const { leave, stop } = followSubmitPress(page, form, () => void ends++)
  const happen = (type: string, more: { on?: 'button' | 'page'; button?: number } = {}) => {
    isOnButton = more.on === 'button'
    page.dispatchEvent(Object.assign(new Event(type), { button: more.button ?? 0 }))
  }
  return { happen, leave, stop, ends: () => ends, nextTask: () => vi.runAllTimers() }
}

test('a press on the button that leaves the control ends with the submit', () => {
  const { happen, leave, ends, nextTask } = pageOfForm()
  happen('pointerdown', { on: 'button' })
  leave()
  happen('pointerup')
  happen('click')
  expect(ends()).toBe(0)
  happen('submit')
  expect(ends()).toBe(1)
  nextTask()
  expect(ends()).toBe(1)
})

test('a tap leaves the control after it is released, and ends with the submit', () => {
  const { happen, leave, ends, nextTask } = pageOfForm()
  happen('pointerdown', { on: 'button' })
  happen('pointerup')
  nextTask()
  leave()
  expect(ends()).toBe(0)
  happen('click')
  happen('submit')
  nextTask()
  expect(ends()).toBe(1)
})

test('a press that submits nothing ends after its click', () => {
  const { happen, leave, ends, nextTask } = pageOfForm()
  happen('pointerdown', { on: 'button' })
  leave()
  happen('click')
  expect(ends()).toBe(0)
  nextTask()
  expect(ends()).toBe(1)
  leave()
  expect(ends()).toBe(2)
})

test('a press that is dragged away and released ends after it', () => {
  const { happen, leave, ends, nextTask } = pageOfForm()
  happen('pointerdown', { on: 'button' })
  leave()
  happen('pointerup', { on: 'page' })
  expect(ends()).toBe(0)
  nextTask()
  expect(ends()).toBe(1)
})

test('a press that becomes a scroll ends if it left the control, and is none for one that still has the focus', () => {
  const left = pageOfForm()
  left.happen('pointerdown', { on: 'button' })
  left.leave()
  left.happen('pointercancel')
  expect(left.ends()).toBe(1)

  const kept = pageOfForm()
  kept.happen('pointerdown', { on: 'button' })
  kept.happen('pointercancel')
  expect(kept.ends()).toBe(0)
  kept.leave()
  expect(kept.ends()).toBe(1)
})

test('a control is left at once by the keyboard, by another button of the mouse and by a press elsewhere', () => {
  const keyboard = pageOfForm()
  keyboard.leave()
  expect(keyboard.ends()).toBe(1)

  const right = pageOfForm()
  right.happen('pointerdown', { on: 'button', button: 2 })
  right.leave()
  expect(right.ends()).toBe(1)

  const elsewhere = pageOfForm()
  elsewhere.happen('pointerdown', { on: 'page' })
  elsewhere.leave()
  expect(elsewhere.ends()).toBe(1)
})

test('a long tap without a click does not hold what the keyboard leaves afterwards', () => {
  const { happen, leave, ends } = pageOfForm()
  happen('pointerdown', { on: 'button' })
  happen('pointerup')
  happen('keydown')
  expect(ends()).toBe(0)
  leave()
  expect(ends()).toBe(1)
})

test('nothing is followed after the end', () => {
  const { happen, leave, stop, ends, nextTask } = pageOfForm()
  happen('pointerdown', { on: 'button' })
  leave()
  happen('pointerup')
  stop()
  happen('submit')
  nextTask()
  expect(ends()).toBe(0)
})
