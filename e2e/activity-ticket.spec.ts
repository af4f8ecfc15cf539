/** Tests the ticket of an activity (docs/product/activities.md#ticket-of-an-activity). */
import { readFileSync } from 'node:fs'
import { activityBookingOf, activityTicketPath, buyActivity, duru, ephesus } from './support/activity-purchase.ts'
import { expectKeptTicket, offlineUse } from './support/kept-ticket.ts'
import { deniz, part } from './support/payment.ts'
import { expect, open, test } from './support/test.ts'

test(
  'shows what was booked, where to meet and whom to call, and gives a calendar file',
  { tag: '@phone' },
  async ({ page, request, expectAccessible }) => {
    const session = await buyActivity(request, { adults: 1, ages: [9] })
    const {
      activity,
      info,
      organization_date: day,
      provider,
      departure_zones: zones,
      ...booking
    } = await activityBookingOf(request, session)
    await open(page, activityTicketPath(session))
    const pass = page.getByRole('region', { name: activity.name })
    for (const text of [
      info.pnr_code ?? '',
      day.time ?? '',
      activity.location.name,
      activity.location.city.name,
      booking.package?.name ?? '',
      'Dil: Türkçe',
      provider?.name ?? '',
    ])
      await expect(pass).toContainText(text)
    const meeting = part(page, 'Buluşma noktası')
    for (const { name, address, directions } of zones)
      for (const text of [name, address, directions]) await expect(meeting).toContainText(text)
    await expect(meeting.getByRole('img', { name: /^Harita: / })).toBeVisible()
    await expect(meeting.getByRole('link', { name: `Haritada aç: ${zones[0]?.name}` })).toBeVisible()
    await expect(meeting.getByRole('link', { name: provider?.phone ?? '' })).toHaveAttribute(
      'href',
      `tel:${provider?.phone.replaceAll(/[^\d+]/g, '')}`,
    )
    await expect(part(page, 'Alınış bilgileri')).toContainText('itibarıyla burada görünür')
    await expect(part(page, 'Dahil olanlar ve olmayanlar')).toContainText(booking.not_included[0] ?? '')
    await expect(part(page, 'İptal ve iade')).toContainText('ücretsiz iptal')
    const people = page.getByRole('region', { name: 'Katılımcılar' }).getByRole('listitem')
    for (const [index, { name }] of [deniz, duru].entries()) {
      await expect(people.nth(index)).toContainText(name)
      await expect(people.nth(index)).toContainText(booking.tickets[index]?.ticket_number ?? '')
    }
    await expectAccessible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Takvime ekle' }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8').replaceAll(/\r\n /g, '')).toContain(
      `SUMMARY:${activity.name.split(',')[0]}`,
    )
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible()
  },
)

test.describe('without a network', () => {
  test.use(offlineUse)

  test(
    'opens from the device with its meeting point, and is the next journey of home; a page that was read stays, too',
    { tag: '@phone' },
    async ({ page, request }) => {
      const session = await buyActivity(request, { leaves: 15 })
      const { activity, info, departure_zones: zones } = await activityBookingOf(request, session)
      const kept = { path: activityTicketPath(session), session, pnr: info.pnr_code ?? '' }
      await expectKeptTicket(page, kept, async () => {
        const meeting = part(page, 'Buluşma noktası')
        await expect(meeting).toContainText(zones[0]?.directions ?? '')
        await expect(meeting.getByRole('img', { name: /^Harita: / })).toBeVisible()
      })
      const detail = `/activity/detail/${ephesus}/`
      await open(page, detail)
      await expect(page.getByText('Kişi başı en düşük')).toBeVisible()
      await page.context().setOffline(true)
      await open(page, detail)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(activity.name)
      await page.getByRole('heading', { name: 'Buluşma Noktası' }).click()
      await expect(page.getByText(zones[0]?.directions ?? '')).toBeVisible()
      await page.getByRole('link', { name: 'Rezervasyon yap' }).click()
      const popup = page.getByRole('dialog', { name: 'Rezervasyon' })
      await popup.getByRole('button', { name: 'Ara', exact: true }).click()
      await expect(popup.getByText(/bağlantı/i).first()).toBeVisible()
    },
  )
})
