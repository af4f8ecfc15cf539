/**
 * Creates accounts for browser tests, reads the e-mails to them, and signs in. Also contains the labels of the product
 * tabs in an account's lists.
 */
import type { APIRequestContext, BrowserContext, Page } from 'playwright/test'
import type { ProductName } from '#contract/products.ts'
import { expect, open } from './test.ts'

/** Names of the product tabs in the account's lists. */
export const tabNames: Record<ProductName, string> = {
  flight: 'Uçak',
  bus: 'Otobüs',
  transfer: 'Transfer',
  activity: 'Etkinlik',
}

export interface Account {
  username: string
  email: string
  password: string
  token: string
}

let made = 0

/** Returns the data of a person without an account. */
export function somebody(name = 'yolcu'): Omit<Account, 'token'> {
  const username = `${name}-${Date.now().toString(36)}${process.pid.toString(36)}${made++}`
  return { username, email: `${username}@ufuk.example`, password: 'Rüzgârlı-Tepe-48' }
}

/** Returns the text of the newest e-mail to `address` whose subject contains the given text; waits for it. */
export async function mailTo(request: APIRequestContext, address: string, subject: string): Promise<string> {
  let text = ''
  await expect
    .poll(async () => {
      const list = await (await request.get('/mailbox/')).text()
      const mine = list.split('<li>').find((item) => item.includes(address) && item.includes(subject))
      const file = /href="(\/mailbox\/[^"]+)"/.exec(mine ?? '')?.[1]
      text = file ? await (await request.get(file)).text() : ''
      return text
    })
    .not.toBe('')
  return text.replaceAll('&amp;', '&')
}

/** Registers and activates an account by API calls. */
export async function newAccount(request: APIRequestContext, name?: string): Promise<Account> {
  const { username, email, password } = somebody(name)
  const registered = await request.post('/api/auth/register/', {
    data: { username, email, password, comfirm_password: password },
  })
  expect(registered.ok(), await registered.text()).toBe(true)
  const { registration } = await registered.json()
  const code = codeOf(await mailTo(request, email, 'ktivasyon'))
  const activated = await request.post('/api/auth/activation/', { data: { registration, code } })
  const { token } = await activated.json()
  return { username, email, password, token }
}

/** Returns the six digits of an activation e-mail. */
export const codeOf = (mail: string): string => /\b\d{6}\b/.exec(mail.replace(/^[\s\S]*<pre>/, ''))?.[0] ?? ''

/**
 * Sets the cookie that the browser gets when a traveller signs in without JavaScript, so that the account is signed in
 * on the next page that the browser loads. The app on that page then stores the token on the device.
 */
export async function beSignedIn(context: BrowserContext, origin: string, { token }: Account): Promise<void> {
  await context.addCookies([{ name: 'document-token', value: token, url: origin, httpOnly: true, sameSite: 'Lax' }])
}

/** Opens a page as `account`. */
export async function openAs(page: Page, origin: string, account: Account, path: string): Promise<void> {
  await beSignedIn(page.context(), origin, account)
  await open(page, path)
}

/** Signs the demo account in and returns to `returnTo`. */
export async function signIn(page: Page, returnTo = '/'): Promise<void> {
  await open(page, `/auth/login/?${new URLSearchParams({ returnTo })}`)
  await page.getByLabel('Kullanıcı adı').fill('demo')
  await page.getByLabel('Şifre', { exact: true }).fill('ufuk-demo-2026')
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true }).click()
  await expect(page).not.toHaveURL(/\/auth\/login/)
  // The URL changes before the screen does: a menu or panel that a browser test opened now would disappear with the old
  // screen.
  await expect(page.getByLabel('Şifre', { exact: true })).toBeHidden()
}
