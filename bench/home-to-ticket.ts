/**
 * Measures a traveller's effort on a phone from home to the ticket, for a flight and a bus trip: taps, typed
 * characters, scrolled screens and seconds. Run: `node bench/home-to-ticket.ts [origin [runs]]`; without an origin it
 * starts a server, which needs a build.
 */
import { rmSync } from 'node:fs'
import { chromium, type Locator, type Page } from 'playwright'
import { smsCode, testCards } from '#server/payment/sandbox-bank/test-cards.ts'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { median } from './median.ts'
import { startMeasured } from './running-server.ts'

/** Seconds that a practised person needs per tap, per character and per scrolled screen. */
const pace = { tap: 1.2, character: 0.28, screen: 1 }
const viewport = { width: 390, height: 844 }
const approved = testCards.find(({ scenario }) => scenario === 'approved')
if (!approved) throw new Error('no test card is approved')
const card = { owner: 'Deniz Yılmaz', number: approved.number.replaceAll(' ', ''), expiry: '1230', code: '123' }

/** A simulated traveller, whose actions are counted. */
class Traveller {
  readonly page: Page
  taps = 0
  characters = 0
  screens = 0

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' })
    const box = await target.boundingBox()
    const away = box === null ? 0 : Math.max(0, box.y + box.height - viewport.height, -box.y)
    this.screens += away / viewport.height
    this.taps++
    await target.click()
  }

  /** Taps a field, unless it has the focus already, and types a text into it. */
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor()
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field)
    await field.pressSequentially(text)
    this.characters += text.length
  }

  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }
}

/** Chooses departure and arrival. The popup of the arrival may open by itself once the departure is chosen. */
async function chooseEnds(who: Traveller, from: string, to: string): Promise<void> {
  for (const [side, keyword] of [
    ['Nereden', from],
    ['Nereye', to],
  ] as const) {
    const popup = who.page.getByRole('dialog', { name: side })
    if (side === 'Nereden') await who.tap(who.page.getByRole('main').getByRole('button', { name: side }))
    else if (!(await popup.isVisible())) await who.tap(who.page.getByRole('main').getByRole('button', { name: side }))
    await who.type(popup.getByRole('combobox'), keyword)
    await who.tap(popup.getByRole('option').filter({ hasText: keyword }).first())
    await popup.waitFor({ state: 'hidden' })
  }
}

async function chooseFlight(who: Traveller): Promise<void> {
  await chooseEnds(who, 'IST', 'ESB')
  await who.tap(who.page.getByRole('button', { name: 'Uçuş Ara' }))
  const row = who.page.getByRole('main').getByRole('article').first()
  await who.tap(row.getByRole('button', { name: /^Seç/ }))
  const fares = who.page.getByRole('group', { name: 'Bilet seçeneğinizi belirleyin' })
  await who.tap(fares.getByRole('button', { name: /^Seç|ile devam et/ }).first())
}

async function chooseBus(who: Traveller): Promise<void> {
  await who.tap(
    who.page
      .getByRole('link', { name: 'Otobüs' })
      .or(who.page.getByRole('tab', { name: 'Otobüs' }))
      .first(),
  )
  await who.tap(who.page.getByRole('button', { name: 'Yarın' }))
  await chooseEnds(who, 'Ankara', 'İzmir')
  await who.tap(who.page.getByRole('button', { name: 'Otobüs Bileti Bul' }))
  const roomy = who.page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: /Son \d+ Koltuk|Yer kalmadı/i })
  await who.tap(roomy.first().getByRole('button', { name: /^Seç/ }))
  const popup = who.page.getByRole('dialog', { name: 'Koltuk Seçimi' })
  await who.tap(popup.getByRole('button', { name: /, boş$/ }).first())
  await who.tap(who.page.getByRole('group', { name: /koltuk kimin için/ }).getByRole('button', { name: 'Kadın' }))
  await who.tap(popup.getByRole('button', { name: 'Ödemeye Git' }))
}

async function typeBirthday(who: Traveller, passenger: Locator): Promise<void> {
  const typed = passenger.getByLabel('Doğum tarihi')
  if ((await typed.count()) > 0 && (await typed.first().evaluate((element) => element.tagName === 'INPUT'))) {
    await who.type(typed.first(), '14051990')
    return
  }
  // The date of birth has three lists (day, month, year). A traveller opens, scrolls and taps each of them.
  const lists = passenger.getByRole('group', { name: 'Doğum tarihi' }).getByRole('combobox')
  for (const [index, value] of ['14', '05', '1990'].entries()) {
    who.taps += 2
    who.screens += 1
    await lists.nth(index).selectOption(value)
  }
}

async function payFor(who: Traveller, product: 'flight' | 'bus'): Promise<void> {
  const contact = who.part('İletişim Bilgileri')
  await who.type(contact.getByLabel('E-posta'), 'deniz@ufuk.example')
  await who.type(contact.getByLabel('Telefon'), '5321234567')
  const passenger = who.part('1. Yolcu')
  await who.type(passenger.getByLabel('Ad', { exact: true }), 'Deniz')
  await who.type(passenger.getByLabel('Soyad'), 'Yılmaz')
  if (product === 'flight') {
    await who.tap(passenger.getByText('Kadın', { exact: true }))
    await typeBirthday(who, passenger)
  }
  await who.type(passenger.getByLabel('T.C. kimlik numarası'), '17291716060')
  const details = who.part('Kart Bilgileri')
  await who.type(details.getByLabel('Kart üzerindeki isim'), card.owner)
  await who.type(details.getByLabel('Kart numarası'), card.number)
  await who.type(details.getByLabel('Son kullanma tarihi'), card.expiry)
  await who.type(details.getByLabel('CVC'), card.code)
  await who.tap(who.page.getByRole('checkbox', { name: /koşulları okudum/ }))
  await who.tap(who.page.getByRole('button', { name: /Güvenli Ödeme Yap/ }))
  const bank = who.page.frameLocator('iframe[title="Bankanızın onay sayfası"]')
  await who.type(bank.getByLabel('SMS kodu'), smsCode)
  await who.tap(bank.getByRole('button', { name: 'Onayla' }))
  await who.page.getByRole('heading', { name: 'Biletiniz hazır' }).waitFor()
}

interface Cost {
  taps: number
  characters: number
  screens: number
  /**
   * Seconds that the app and the machine took. `seconds` adds the time that a person would need to tap, type and scroll
   * (`pace`).
   */
  machine: number
  seconds: number
}

async function once(origin: string, product: 'flight' | 'bus'): Promise<Cost> {
  const executablePath = ensureChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
  try {
    const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, locale: 'tr-TR' })
    const who = new Traveller(await context.newPage())
    const started = performance.now()
    await who.page.goto(`${origin}/`)
    await (product === 'flight' ? chooseFlight(who) : chooseBus(who))
    await payFor(who, product)
    const machine = (performance.now() - started) / 1000
    const { taps, characters, screens } = who
    const person = taps * pace.tap + characters * pace.character + screens * pace.screen
    return { taps, characters, screens, machine, seconds: machine + person }
  } finally {
    await browser.close()
  }
}

/**
 * Simulates `runs` travellers who buy a flight ticket and `runs` who buy a bus ticket, each starting on the home page.
 * Returns for each product the medians of taps, typed characters, scrolled screens and seconds.
 */
export async function measureHomeToTicket(origin: string, runs: number): Promise<Record<'flight' | 'bus', Cost>> {
  const of = async (product: 'flight' | 'bus') => {
    const costs: Cost[] = []
    for (let run = 0; run < runs; run++) costs.push(await once(origin, product))
    const middle = (read: (cost: Cost) => number) => median(costs.map(read))
    return {
      taps: middle(({ taps }) => taps),
      characters: middle(({ characters }) => characters),
      screens: middle(({ screens }) => screens),
      machine: middle(({ machine }) => machine),
      seconds: middle(({ seconds }) => seconds),
    }
  }
  return { flight: await of('flight'), bus: await of('bus') }
}

if (import.meta.main) {
  const [given, runs = '3'] = process.argv.slice(2)
  const server = given === undefined ? await startMeasured() : undefined
  try {
    const costs = await measureHomeToTicket(given ?? server?.origin ?? '', Number(runs))
    process.stdout.write(`${JSON.stringify(costs, null, 2)}\n`)
  } finally {
    await server?.stop()
    if (server) rmSync(server.dataDir, { recursive: true })
  }
}
