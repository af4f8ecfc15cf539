/** Tests which events of a page are logged. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logEventOf } from '#usage-log/page-events.ts'

/** Fakes a pressed button with the properties that the usage log reads. */
class Pressed {
  isConnected = true
  localName = 'button'
  textContent = 'Uçuş Ara'
  childElementCount = 0
  closest(selector: string) {
    return selector.includes('[data-private]') ? null : this
  }
  querySelector() {
    return null
  }
  getAttribute() {
    return null
  }
}

class OtherElement {
  localName = 'other'
}

beforeEach(() => {
  vi.stubGlobal('Element', Pressed)
  const others = ['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement', 'HTMLLabelElement']
  for (const name of [...others, 'ErrorEvent', 'PromiseRejectionEvent']) vi.stubGlobal(name, OtherElement)
})

afterEach(() => vi.unstubAllGlobals())

const click = (target: Pressed) => Object.defineProperty(new Event('click'), 'target', { value: target })

test('a press on a button is logged, with the page on which it happened', () => {
  expect(logEventOf(click(new Pressed()), '/')).toMatchObject({
    event_name: 'click',
    explanation: 'button Uçuş Ara',
    page_name: '/',
  })
})

test('a press on what has left the page is not: it may have been private', () => {
  expect(logEventOf(click(Object.assign(new Pressed(), { isConnected: false })), '/')).toBeNull()
})
