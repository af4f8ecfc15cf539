/** Tests how a device stores and sends the usage log (docs/product/frame.md#usage-log). */
import * as z from 'zod/mini'
import { LogEntries, LogEntry, logPath } from '#contract/usage-log.ts'
import { storedValues } from './support/device.ts'
import { callsOf } from './support/search.ts'
import { expect, open, test } from './support/test.ts'

test(
  'keeps what is done through a reload, sends it when the page is hidden, and never a secret',
  { tag: '@phone' },
  async ({ page }) => {
    const waiting = async () => z.parse(z.optional(z.array(LogEntry)), (await storedValues(page))['usage-log']) ?? []
    const told = async () => (await waiting()).map(({ event_name, explanation }) => `${event_name} ${explanation}`)
    await open(page, '/auth/login/')
    await expect(async () => {
      // Each attempt types again, because the usage log, which records what the user does, misses input that comes
      // before the page is idle.
      await page.getByLabel('Kullanıcı adı').fill('')
      await page.getByLabel('Şifre', { exact: true }).focus()
      await page.getByLabel('Kullanıcı adı').fill('demo')
      await page.getByLabel('Şifre', { exact: true }).fill('ufuk-demo-2026')
      await page.getByLabel('Kullanıcı adı').click()
      expect(await told()).toContain('change username')
    }).toPass()
    await page.reload()
    expect(await told()).toContain('change username')

    const sent = callsOf(page, logPath, 'POST')
    await expect(async () => {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      expect(sent.length).toBeGreaterThan(0)
    }).toPass()
    const entries = z.parse(LogEntries, sent[0]?.postDataJSON())
    // Entries that are logged after the batch was sent wait for the next batch.
    const taken = new Set(entries.map(({ id }) => id))
    await expect.poll(async () => (await waiting()).filter(({ id }) => taken.has(id))).toEqual([])
    expect(entries.map(({ explanation }) => explanation)).toContain('username')
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    const text = JSON.stringify(sent.map((call) => call.postData()))
    expect(text).not.toMatch(/ufuk-demo-2026|password|demo"/)
    expect(text).not.toContain(logPath)
  },
)
