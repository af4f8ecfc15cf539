/** Performs the steps of a paying traveller that all products share: the form and the bank's page. */
import type { FrameLocator, Locator, Page } from 'playwright/test'
import { smsCode, testCards } from '#server/payment/sandbox-bank/test-cards.ts'
import { expect } from './test.ts'

export interface Traveller {
  name: string
  surname: string
  gender: 'Kadın' | 'Erkek'
  /** The traveller's date of birth (YYYY-MM-DD). */
  born: string
  nationalId: string
}

export interface Passport {
  number: string
  /** The passport's expiry date (YYYY-MM-DD). */
  expires: string
}

export const deniz: Traveller = {
  name: 'Deniz',
  surname: 'Yılmaz',
  gender: 'Kadın',
  born: '1990-05-14',
  nationalId: '17291716060',
}
export const can: Traveller = {
  name: 'Can Ali',
  surname: 'Öztürk',
  gender: 'Erkek',
  born: '1985-01-31',
  nationalId: '10000000146',
}

export type Scenario = (typeof testCards)[number]['scenario']

/** Returns the digits of the test card for `scenario`. */
export function cardOf(scenario: Scenario): string {
  const card = testCards.find((one) => one.scenario === scenario)
  if (!card) throw new Error(`No test card for ${scenario}`)
  return card.number.replaceAll(' ', '')
}

/** Returns contact, card and consent of a payment that a browser test sends by API call. */
export const payerWith = (scenario: Scenario) => ({
  email: 'deniz@ufuk.example',
  phone_code: '90',
  phone: '5321234567',
  card_owner: 'Deniz Yılmaz',
  card_number: cardOf(scenario),
  card_expiry: '12/30',
  card_cvc: '123',
  condition: true,
})

/** Returns the booking key in the URL of the current payment page. */
export async function keyInAddress(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/payment\/\?session_unique=[\w-]{22}(&|$)/)
  return new URL(page.url()).searchParams.get('session_unique') ?? ''
}

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /Güvenli Ödeme Yap/ })

/** Returns the part of the payment form with this heading. */
export const part = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })

export async function fillContact(page: Page): Promise<void> {
  const contact = part(page, 'İletişim Bilgileri')
  await contact.getByLabel('E-posta').fill('deniz@ufuk.example')
  await contact.getByLabel('Telefon').fill('5321234567')
}

/** Types a plain date in the Turkish order, then leaves the field. */
export async function typeDate(within: Locator, label: string, date: string): Promise<void> {
  const field = within.getByLabel(label)
  await field.fill(date.split('-').reverse().join('.'))
  await field.blur()
}

/** Fills the card of one person in a payment form. */
export async function fillPerson(card: Locator, who: Traveller, passport?: Passport): Promise<void> {
  await card.getByLabel('Ad', { exact: true }).fill(who.name)
  await card.getByLabel('Soyad').fill(who.surname)
  await card.getByRole('radio', { name: who.gender }).check()
  await typeDate(card, 'Doğum tarihi', who.born)
  await card.getByLabel('T.C. kimlik numarası').fill(who.nationalId)
  if (!passport) return
  await card.getByLabel('Pasaport numarası').fill(passport.number)
  await typeDate(card, 'Pasaport geçerlilik tarihi', passport.expires)
}

export async function fillCard(page: Page, scenario: Scenario = 'approved'): Promise<void> {
  const card = part(page, 'Kart Bilgileri')
  await card.getByLabel('Kart üzerindeki isim').fill('Deniz Yılmaz')
  await card.getByLabel('Kart numarası').fill(cardOf(scenario))
  await card.getByLabel('Son kullanma tarihi').fill('1230')
  await card.getByLabel('CVC').fill('123')
}

export const consent = (page: Page): Locator => page.getByRole('checkbox', { name: /koşulları okudum/ })

export const securePopup = (page: Page): Locator => page.getByRole('dialog', { name: '3D Secure ile ödeme' })

/** Returns the bank's page in its iframe. */
export function bankFrame(page: Page): FrameLocator {
  return securePopup(page).frameLocator('iframe[title="Bankanızın onay sayfası"]')
}

/**
 * Enters the SMS code on the bank's page and confirms it. `bank` is the frame in the payment popup, or the page if the
 * bank's page fills the window.
 */
export async function approve(bank: FrameLocator | Page): Promise<void> {
  await bank.getByLabel('SMS kodu').fill(smsCode)
  const button = bank.getByRole('button', { name: 'Onayla' })
  // The iframe runs in another process, which does not notice that the popup around it is still moving. A press on the
  // old position would be lost, so the test waits until the pointer hovers over the button.
  await expect(async () => {
    await button.hover()
    expect(await button.evaluate((hovered) => hovered.matches(':hover'))).toBe(true)
  }).toPass()
  await button.click()
}

/** Presses the pay button and enters the bank's SMS code. */
export async function pay(page: Page): Promise<void> {
  await payButton(page).click()
  await approve(bankFrame(page))
}
