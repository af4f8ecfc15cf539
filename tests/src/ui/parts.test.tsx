import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Calendar } from '#ui/calendar.tsx'
import { formatSeconds } from '#ui/countdown.tsx'
import { RangeSlider } from '#ui/range-slider.tsx'
import { HtmlElements } from '#ui/html-elements.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { toastTime } from '#ui/toast-time.ts'

const i18n = setupI18n({ locale: 'tr', messages: { tr: {} } })
const render = (part: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>)

type Shown = ReactElement<{
  children?: ReactNode
  'aria-label'?: string
  'aria-disabled'?: boolean
  onClick?: () => void
}>

/** Returns the React elements in a part of a screen, without those that the components in it would render. */
function elements(part: ReactNode): Shown[] {
  return Children.toArray(part)
    .filter((one): one is Shown => isValidElement(one))
    .flatMap((one) => [one, ...elements(one.props.children)])
}

test('seconds show as HH:MM:SS', () => {
  expect([0, 59.2, 61, 3600, -4].map(formatSeconds)).toEqual([
    '00:00:00',
    '00:01:00',
    '00:01:01',
    '01:00:00',
    '00:00:00',
  ])
})

test('a notification stays 3 s, a short one 2 s', () => {
  expect(toastTime({})).toBe(3000)
  expect(toastTime({ short: true })).toBe(2000)
})

test('foreign HTML keeps its text and loses scripts, handlers, styles, frames and unsafe addresses', () => {
  const html = `<p onclick="x()" style="color:red">a<script>alert(1)</script><a href="javascript:alert(1)">b</a>
    <a href=" JaVaScRiPt:x">c</a><a href="//evil.example">d</a><a href="https://ok.example">e</a></p>
    <iframe src="/x">f</iframe><img src=x onerror=y><svg><p>g</p></svg><custom-tag>h</custom-tag>`
  const out = render(<HtmlElements html={html} />)
  expect(out).not.toMatch(/script|onclick|style=|iframe|img|onerror|evil|svg|custom-tag/i)
  expect(out).toMatch(/<a href="https:\/\/ok\.example" rel="noopener noreferrer nofollow">e<\/a>/)
  expect(out).toContain('>a')
  expect(out).toContain('h')
})

test('buttons open and close dialogs by invoker commands, before scripts run', () => {
  expect(
    render(
      <Button command="show-modal" commandfor="s">
        Sırala
      </Button>,
    ),
  ).toMatch(/command="show-modal" commandfor="s"/)
  expect(
    render(
      <Sheet id="s" title="Sırala">
        x
      </Sheet>,
    ),
  ).toMatch(/command="close" commandfor="s"/)
})

test('an alert that the server renders open stands in the page', () => {
  const html = render(<AlertDialog open message="Bir hata oluştu" />)
  expect(html).toMatch(/<dialog[^>]*role="alertdialog"[^>]*open=""/)
})

test('an open question before hydration takes the focus, on its harmless answer, so that it is scrolled to', () => {
  const question = (open: boolean) =>
    render(<AlertDialog open={open} message="Silinsin mi?" confirmForm="delete" cancelLabel="Vazgeç" />)
  expect(question(true).match(/<button[^>]*autofocus[^>]*>(<span[^>]*>)?[^<]*/gi)).toEqual([
    expect.stringContaining('Vazgeç'),
  ])
  expect(question(false)).not.toMatch(/autofocus/i)
})

test('a stepper holds a number field of the form with its bounds', () => {
  const html = render(
    <Stepper name="adult_count" unit="Yetişkin" label="Yetişkin" min={1} max={7} value={2} onChange={() => {}} />,
  )
  expect(html).toMatch(/<input[^>]*type="number"[^>]*min="1" max="7"[^>]*name="adult_count"/)
  expect(html).toContain('aria-label="Yetişkin azalt"')
})

test('a button of a stepper keeps the focus at a limit, and ignores presses there', () => {
  const onChange = vi.fn<(value: number) => void>()
  const props = { name: 'adult_count', unit: 'Yetişkin', label: 'Yetişkin', min: 1, max: 7, onChange }
  const press = (value: number, label: string) => {
    let shown: ReactNode
    function Probe() {
      shown = Stepper({ ...props, value })
      return shown
    }
    expect(render(<Probe />)).not.toContain('disabled=""')
    const button = elements(shown).find(({ props: given }) => given['aria-label'] === label)
    button?.props.onClick?.()
    return button?.props['aria-disabled']
  }
  expect([press(1, 'Yetişkin azalt'), press(7, 'Yetişkin artır'), press(8, 'Yetişkin artır')]).toEqual([
    true,
    true,
    true,
  ])
  expect(onChange).not.toHaveBeenCalled()
  expect([press(1, 'Yetişkin artır'), press(7, 'Yetişkin azalt')]).toEqual([false, false])
  expect(onChange.mock.calls).toEqual([[2], [6]])
})

test('a button that turns a calendar keeps the focus at the first and at the last month', () => {
  const days = { value: null, min: '2026-12-04', max: '2026-12-20', today: '2026-12-04', language: 'tr' }
  const html = render(<Calendar {...days} onSelect={() => {}} />)
  for (const label of ['Önceki ay', 'Sonraki ay']) {
    const button = html.match(new RegExp(`<button[^>]*aria-label="${label}"[^>]*>`))?.[0]
    expect(button).toContain('aria-disabled="true"')
    expect(button).not.toContain(' disabled=')
  }
})

test('a range slider submits its two bounds', () => {
  const html = render(
    <RangeSlider name="price" label="Fiyat" min={100} max={900} value={[200, 300]} format={(value) => `${value} ₺`} />,
  )
  expect(html).toContain('name="price_min"')
  expect(html).toContain('name="price_max"')
  expect(html).toContain('200 ₺ – 300 ₺')
})
