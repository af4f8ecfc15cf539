// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFieldVisible } from '#pwa/keep-field-visible.ts'

class Field {
  bottom = 700
  scrollIntoView = vi.fn<() => void>()
  type = 'text'
  /** Mimics the selector of the tested module, which excludes some types of inputs in its `:not()`. */
  matches = (selector: string) => !selector.includes(`[type=${this.type}]`)
  getBoundingClientRect = vi.fn<() => { top: number; bottom: number }>(() => ({
    top: this.bottom - 100,
    bottom: this.bottom,
  }))
}
const told = vi.fn<(name: string, force: boolean) => void>()
const viewport = Object.assign(new EventTarget(), { height: 844, offsetTop: 0 })
let field: Field
let end = () => {}

beforeEach(() => {
  field = new Field()
  viewport.height = 844
  const screen = { height: 844 }
  vi.stubGlobal('HTMLElement', Field)
  vi.stubGlobal('window', { visualViewport: viewport, screen, matchMedia: () => ({ matches: true }) })
  const documentElement = { toggleAttribute: told }
  vi.stubGlobal('document', Object.assign(new EventTarget(), { activeElement: field, documentElement }))
})
afterEach(() => {
  end()
  told.mockReset()
  vi.unstubAllGlobals()
})

test('a keyboard that comes is told of, and the field brought into sight', () => {
  end = keepFieldVisible()
  viewport.height = 400
  viewport.dispatchEvent(new Event('resize'))
  expect(told.mock.lastCall).toEqual(['data-keyboard', true])
  expect(field.scrollIntoView).toHaveBeenCalledOnce()
})

test('the page is not left as one with a keyboard', () => {
  viewport.height = 400
  keepFieldVisible()()
  expect(told.mock.lastCall).toEqual(['data-keyboard', false])
})

test('so is one that was there before the app ran', () => {
  viewport.height = 400
  end = keepFieldVisible()
  expect(told.mock.lastCall).toEqual(['data-keyboard', true])
  expect(field.scrollIntoView).toHaveBeenCalledOnce()
})

test('a start moves no page that has no keyboard in it', () => {
  field.bottom = 2000
  end = keepFieldVisible()
  expect(told).not.toHaveBeenCalledWith('data-keyboard', true)
  expect(field.scrollIntoView).not.toHaveBeenCalled()
})

test.each(['radio', 'checkbox', 'range'])('a pressed %s is not measured, which would lay out the page', (type) => {
  field.type = type
  end = keepFieldVisible()
  document.dispatchEvent(new Event('focusin'))
  expect(field.getBoundingClientRect).not.toHaveBeenCalled()
  field.type = 'text'
  document.dispatchEvent(new Event('focusin'))
  expect(field.getBoundingClientRect).toHaveBeenCalledOnce()
})
