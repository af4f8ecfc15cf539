/** Tests the seat popup 'Koltuk Seçimi' (docs/product/buses.md#seats). */
import { chooseSeat, freeSeats, openBusResults, openSeats, roomyTrips, startBusSearch } from './support/bus-search.ts'
import { callsOf, cards, withFaults } from './support/search.ts'
import { expect, open, ready, test } from './support/test.ts'

const detailPath = '/api/bus/gateway/search/detail/'
const selectPath = '/api/bus/gateway/search/select/'

test('chooses seats with their genders and leads to the payment', { tag: '@phone' }, async ({ page, request }) => {
  await openBusResults(page, request)
  const details = callsOf(page, detailPath, 'POST')
  const selects = callsOf(page, selectPath, 'POST')
  const card = roomyTrips(page).nth(3)
  const popup = await openSeats(page, card)
  for (const said of ['Erkek', 'Kadın', 'Boş'])
    await expect(popup.getByRole('list', { name: 'Koltuk renkleri' })).toContainText(said)
  const slots = popup.getByRole('list', { name: 'Seçilen Koltuklar' }).getByRole('listitem')
  await expect(slots).toHaveCount(4)
  const go = popup.getByRole('button', { name: 'Ödemeye Git' })
  await go.click()
  await expect(popup.getByRole('alert')).toHaveText('En az bir koltuk seçin.')
  await expect(popup.locator(':focus')).toHaveAccessibleName(/, boş/)
  expect(selects).toHaveLength(0)

  const first = freeSeats(popup).first()
  await expect(first).toHaveAccessibleName(/^Koltuk \d+, (pencere|koridor|tekli|orta), [\d.]+,\d\d\s₺, boş$/)
  const number = await first.locator('span').first().innerText()
  await chooseSeat(first, 'Erkek')
  await expect(popup.getByRole('alert')).toBeHidden()
  const chosen = popup.getByRole('gridcell').getByRole('button', { name: new RegExp(`^Koltuk ${number}, `) })
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  await expect(slots.first()).toContainText(number)
  await expect(popup.getByRole('status')).toContainText(/[1-9][\d.]*,\d\d\s₺/)
  await chosen.click()
  await expect(slots.getByRole('button')).toHaveCount(0)
  await expect(popup.getByRole('status')).toContainText('0,00 ₺')
  await chooseSeat(chosen, 'Kadın')

  await popup.getByRole('button', { name: 'Kapat' }).click()
  await expect(popup).toBeHidden()
  await openSeats(page, card)
  await expect(slots.getByRole('button')).toHaveCount(0)
  expect(details).toHaveLength(1)

  await chooseSeat(freeSeats(popup).first(), 'Kadın')
  await go.click()
  await expect(page).toHaveURL(/\/bus\/payment\/\?session_unique=[\w-]{22}&/)
  const sent: { selected_seats: { seat: string; gender: string; price: number }[] } = selects[0]?.postDataJSON()
  expect(sent.selected_seats).toEqual([{ seat: number, gender: 'F', price: expect.any(Number) }])
  await expect(page.getByLabel('E-posta')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test(
  'takes four seats and no more, and obeys whom a seat can be sold to',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openBusResults(page, request)
    await page.route(`**${detailPath}`, async (route) => {
      const answer = await (await route.fetch()).json()
      const free = answer.search_item_detail.seat_matrix
        .flat()
        .filter((seat: { is_empty: boolean; active: boolean } | null) => seat?.is_empty && seat.active)
      Object.assign(free[0], { can_sale_male: false })
      Object.assign(free[1], { is_empty: false, sold_to: 'CS' })
      await route.fulfill({ json: answer })
    })
    const popup = await openSeats(page, roomyTrips(page).first())
    const women = popup.getByRole('button', { name: /boş, yalnızca kadın$/ }).first()
    await women.click()
    const question = page.getByRole('group', { name: /numaralı koltuk kimin için/ })
    await expect(question.getByRole('button', { name: 'Erkek' })).toBeDisabled()
    await question.getByRole('button', { name: 'Kadın' }).click()
    await expect(question).toBeHidden()
    const closed = popup.getByRole('button', { name: /satışa kapalı$/ }).first()
    await closed.click({ force: true })
    await expect(question).toBeHidden()
    for (let count = 1; count < 4; count++) await chooseSeat(freeSeats(popup).first(), 'Kadın')
    await freeSeats(popup).first().click()
    await expect(page.getByText('En fazla 4 koltuk seçebilirsiniz')).toBeVisible()
    await expect(question).toBeHidden()
    await expect(popup.getByRole('list', { name: 'Seçilen Koltuklar' }).getByRole('button')).toHaveCount(4)
  },
)

test('keeps the focus where a seat is taken out of its slot', { tag: '@wide' }, async ({ page, request }) => {
  await openBusResults(page, request)
  const popup = await openSeats(page, roomyTrips(page).first())
  for (let count = 0; count < 2; count++) await chooseSeat(freeSeats(popup).first(), 'Kadın')
  const slots = popup.getByRole('list', { name: 'Seçilen Koltuklar' }).getByRole('button')
  const last = await slots.nth(1).locator('strong').innerText()
  await slots.first().press('Enter')
  await expect(slots).toHaveCount(1)
  await expect(slots.first()).toBeFocused()
  await expect(popup.getByRole('status')).toContainText(/Koltuk \d+ çıkarıldı\./)
  await slots.first().press('Enter')
  await expect(slots).toHaveCount(0)
  await expect(popup.getByRole('gridcell').getByRole('button', { name: `Koltuk ${last},` })).toBeFocused()
  await expect(popup.getByRole('status')).toContainText(`Koltuk ${last} çıkarıldı.`)
})

test('a finger that takes a seat out of its slot scrolls nothing', { tag: '@phone' }, async ({ page, request }) => {
  await openBusResults(page, request)
  const popup = await openSeats(page, roomyTrips(page).first())
  await chooseSeat(freeSeats(popup).first(), 'Kadın')
  const seat = popup.getByRole('gridcell').getByRole('button', { pressed: true })
  const name = await seat.getAttribute('data-seat')
  const end = popup.getByText(/çevrim içi iptal edebilirsiniz/)
  await end.scrollIntoViewIfNeeded()
  await expect(seat).not.toBeInViewport()
  await popup.getByRole('list', { name: 'Seçilen Koltuklar' }).getByRole('button').tap()
  const left = popup.locator(`[data-seat="${name}"]`)
  await expect(left).toBeFocused()
  await expect(left).not.toBeInViewport()
  await expect(end).toBeInViewport()
})

test(
  'keeps the other seats where one was lost to somebody else, and names the lost one',
  { tag: '@phone' },
  async ({ page, request }) => {
    await openBusResults(page, request, { leaves: 33 })
    const details = callsOf(page, detailPath, 'POST')
    const popup = await openSeats(page, roomyTrips(page).first())
    const numbers: string[] = []
    for (let count = 0; count < 2; count++) {
      const seat = freeSeats(popup).first()
      numbers.push(await seat.locator('span').first().innerText())
      await chooseSeat(seat, 'Kadın')
    }
    const [kept, lost] = numbers
    const asked: { product_id: string } = details[0]?.postDataJSON()
    const session_unique = await startBusSearch(request, { leaves: 33 })
    const other = await request.post(selectPath, {
      data: {
        product_id: `${session_unique}.${asked.product_id.split('.')[1]}`,
        selected_seats: [{ seat: lost, gender: 'F' }],
        session_unique,
      },
    })
    expect(await other.json()).toMatchObject({ status: true })

    await popup.getByRole('button', { name: 'Ödemeye Git' }).click()
    const alert = page.getByRole('alertdialog', { name: new RegExp(`^${lost} numaralı koltuk az önce satıldı`) })
    await alert.getByRole('button', { name: 'Tamam' }).click()
    await expect(popup.getByText(`Artık alınamayan koltuk: ${lost}.`)).toBeVisible()
    const slots = popup.getByRole('list', { name: 'Seçilen Koltuklar' }).getByRole('listitem')
    await expect(slots.getByRole('button')).toHaveAccessibleName(new RegExp(`^Koltuk ${kept}, Kadın`))
    await popup.getByRole('button', { name: 'Ödemeye Git' }).click()
    await expect(page).toHaveURL(/\/bus\/payment\//)
  },
)

test('walks through the seats by arrow keys', { tag: '@wide' }, async ({ page, request }) => {
  await openBusResults(page, request)
  const popup = await openSeats(page, roomyTrips(page).first())
  const seats = popup.getByRole('gridcell').getByRole('button')
  await seats.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(seats.nth(1)).toBeFocused()
  await expect(seats.first()).toHaveAttribute('tabindex', '-1')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect(popup.locator('[data-cell="1-0"] button')).toBeFocused()
  await freeSeats(popup).first().focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('group', { name: /numaralı koltuk kimin için/ })
  await expect(question.locator('button:focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(popup).toBeVisible()
})

test('opens the trip that the address names, and names it no longer', { tag: '@phone' }, async ({ page, request }) => {
  const session = await openBusResults(page, request)
  const product = await roomyTrips(page).nth(1).getByRole('button', { name: /^Seç/ }).getAttribute('value')
  await open(page, `/bus/search/?${new URLSearchParams({ session_unique: session, trip: product ?? '' })}`)
  const popup = page.getByRole('dialog', { name: 'Koltuk Seçimi' })
  await expect(popup.getByRole('grid', { name: 'Koltuk planı' })).toBeVisible()
  await expect(page).not.toHaveURL(/trip=/)
  await popup.getByRole('button', { name: 'Kapat' }).click()
  await expect(popup).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Koltuk 1' })).toHaveCount(0)
})

test.describe('before the scripts come', { tag: '@phone' }, () => {
  test.use({ allowedNoise: [/^Failed to load resource: .* status of 422/] })

  test('seats that were begun in the list are kept, and an answer stays', async ({ page, request }) => {
    const session = await openBusResults(page, request)
    const product = await roomyTrips(page).first().getByRole('button', { name: /^Seç/ }).getAttribute('value')
    let letGo = () => {}
    const hold = async () => {
      const held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await page.route('**/assets/*.js', async (route) => {
        await held
        await route.continue()
      })
    }
    const popup = page.getByRole('dialog', { name: 'Koltuk Seçimi' })
    const list = page.getByRole('region', { name: 'Koltuk Seçimi' })
    const problem = list.getByText('En az bir koltuk seçin.')

    await hold()
    const query = new URLSearchParams({ session_unique: session, trip: product ?? '' })
    await page.goto(`/bus/search/?${query}`, { waitUntil: 'commit' })
    await list.getByRole('button', { name: 'Ödemeye Git' }).click({ noWaitAfter: true })
    await expect(problem).toBeVisible()
    letGo()
    await ready(page)
    await expect(problem).toBeVisible()
    await expect(popup).toBeHidden()

    await hold()
    await page.goto(`/bus/search/?${query}`, { waitUntil: 'commit' })
    const seat = list.getByRole('combobox', { name: /^Koltuk/ }).first()
    await seat.selectOption({ label: 'Kadın' })
    letGo()
    await ready(page)
    await expect(seat).toHaveValue('F')
    await expect(popup).toBeHidden()
    await list.getByRole('button', { name: 'Ödemeye Git' }).click()
    await expect(page).toHaveURL(/\/bus\/payment\/\?session_unique=/)
  })
})

test.describe('when the gateway fails', { tag: '@phone' }, () => {
  test.use(withFaults)

  test('shows that it loads, and that the trip can not be had', async ({ page, request }) => {
    await openBusResults(page, request)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(`**${detailPath}`, async (route) => {
      await held
      await route.fulfill({ status: 500, json: {} })
    })
    await roomyTrips(page).first().getByRole('button', { name: /^Seç/ }).click()
    const popup = page.getByRole('dialog', { name: 'Koltuk Seçimi' })
    await expect(popup.getByRole('status', { name: 'Yükleniyor' })).toBeVisible()
    letGo()
    await expect(popup.getByText('Bu seferin detaylarını şuan getiremiyoruz')).toBeVisible()
    await expect(popup.getByText('Dilerseniz diğer otobüslere bakabilirsiniz')).toBeVisible()
  })

  test('opens at once and says so where its own code can not be had', async ({ page, request }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const code = /\/assets\/seat-parts-[^/]+\.js$/
    await page.route(code, async (route) => {
      await held
      await route.abort()
    })
    await openBusResults(page, request)
    await roomyTrips(page).first().getByRole('button', { name: /^Seç/ }).click()
    const popup = page.getByRole('dialog', { name: 'Koltuk Seçimi' })
    await expect(popup.getByRole('status', { name: 'Yükleniyor' })).toBeVisible()
    letGo()
    await expect(popup.getByText('Bu seferin detaylarını şuan getiremiyoruz')).toBeVisible()
    await popup.getByRole('button', { name: 'Kapat' }).click()
    await expect(popup).toBeHidden()
    await expect(cards(page).first()).toBeVisible()

    await roomyTrips(page).first().getByRole('button', { name: /^Seç/ }).click()
    const again = popup.getByRole('link', { name: 'Yeniden dene' })
    await expect(again).toBeVisible()
    await page.unroute(code)
    await again.click()
    await expect(popup.getByRole('grid', { name: 'Koltuk planı' })).toBeVisible()
    await expect(page).not.toHaveURL(/trip=/)
  })

  test('tries again for its own code at the next press', async ({ page, request }) => {
    const code = /\/assets\/seat-parts-[^/]+\.js$/
    await page.route(code, (route) => route.abort())
    await openBusResults(page, request)
    const card = roomyTrips(page).first()
    await card.getByRole('button', { name: /^Seç/ }).click()
    const popup = page.getByRole('dialog', { name: 'Koltuk Seçimi' })
    await expect(popup.getByText('Bu seferin detaylarını şuan getiremiyoruz')).toBeVisible()
    await popup.getByRole('button', { name: 'Kapat' }).click()
    await page.unroute(code)
    await openSeats(page, card)
  })

  for (const research of [false, true]) {
    test(`says why seats can't be selected${research ? ' and goes back where the search is over' : ''}`, async ({
      page,
      request,
    }) => {
      await page.route(`**${selectPath}`, (route) =>
        route.fulfill({ json: { status: false, research, message: 'Bu koltuk az önce satıldı.' } }),
      )
      await openBusResults(page, request)
      const popup = await openSeats(page, roomyTrips(page).first())
      await chooseSeat(freeSeats(popup).first(), 'Kadın')
      await popup.getByRole('button', { name: 'Ödemeye Git' }).click()
      await expect(popup).toBeHidden()
      const alert = page.getByRole('alertdialog', { name: 'Bu koltuk az önce satıldı.' })
      await alert.getByRole('button', { name: 'Tamam' }).click()
      await expect(alert).toBeHidden()
      if (research) await expect(page).not.toHaveURL(/\/bus\/search\//)
      else await expect(cards(page).first()).toBeVisible()
    })
  }
})
