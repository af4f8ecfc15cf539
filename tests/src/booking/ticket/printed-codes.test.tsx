// @vitest-environment node
import { expect, test } from 'vitest'
import { PrintedCodes } from '#booking/ticket/printed-codes.tsx'
import { render } from '#tests/support/render-part.tsx'

const printed = (value: string) =>
  render(
    <PrintedCodes
      codes={{
        journeys: [{ route: 'Balon', start: '18 Aralık', pnr: 'ABC123', entry: { format: 'CODE128', value } }],
        names: [],
      }}
    />,
  )

test('bars are drawn for paper before anything can be measured', () => {
  const { html, words } = printed('SKY-7Q2M-88')
  expect(html).toContain('aria-label="Giriş kodu: SKY-7Q2M-88"')
  expect(words).toContain('SKY-7Q2M-88')
})

test('bars too thin for paper are left out, not the text below them', () => {
  const long = 'A1'.repeat(40)
  const { html, words } = printed(long)
  expect(html).not.toContain('<svg')
  expect(words).toContain(long)
})
