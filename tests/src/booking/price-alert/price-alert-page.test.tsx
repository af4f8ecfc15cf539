// @vitest-environment node
import { expect, test } from 'vitest'
import { loadPriceAlert } from '#booking/price-alert/price-alert-data.ts'
import { PriceAlertPage } from '#booking/price-alert/price-alert-page.tsx'
import { flightProduct } from '#flight/flight-product.ts'
import { msg } from '@lingui/core/macro'
import { render } from '#tests/support/render-part.tsx'
import { routeArgs } from '#tests/support/route-args.ts'

const texts = { description: msg`Fiyat Alarmı`, back: msg`Yeni arama` }
const call = 'GET /api/flight/info/price-alert/'

/**
 * Calls the page's loader. The backend responds to `call` with status 404 and `body`, because it does not know the
 * alert's search or does not offer the call.
 */
const loaded = (body: object) =>
  loadPriceAlert(
    routeArgs('/flight/price-alert/?option=zz', { [call]: () => Response.json(body, { status: 404 }) }).args,
    flightProduct,
  )
const wordsOf = (root: object) =>
  render(<PriceAlertPage product="flight" texts={texts} />, { root: { user: null, ...root } }).words

test('a search that the backend does not know is told at once, with the way to a new one, and no form', async () => {
  const gone = await loaded({ option: ['Bulunamadı'] })
  expect(gone).toMatchObject({ data: { watched: 'gone' }, init: { status: 404 } })
  const words = wordsOf({ option: 'zz', watched: 'gone' })
  expect(words).toContain('Bu arama artık yok.')
  expect(words).toContain('Yeni arama')
  expect(words).not.toContain('Telefon')
})

test('a backend without the call shows the form, which says nothing of the search', async () => {
  expect(await loaded({ detail: ['Not found.'] })).toMatchObject({ data: { watched: null }, init: { status: 200 } })
  expect(wordsOf({ option: 'zz', watched: null })).toContain('Telefon')
})
