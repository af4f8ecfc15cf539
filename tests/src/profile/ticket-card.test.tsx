// @vitest-environment node
import { expect, test } from 'vitest'
import { activityLine } from '#profile/products/activity-lists.ts'
import { keptTickets } from '#profile/tickets/kept-tickets.ts'
import { TicketCard } from '#profile/tickets/ticket-card.tsx'
import type { TicketLine } from '#profile/tickets/ticket-line.ts'
import { activityBooking } from '#tests/support/activity-booking.ts'
import { render } from '#tests/support/render-part.tsx'

const pictureOf = (line: TicketLine) =>
  /<img src="([^"]*)" alt=""/.exec(render(<TicketCard line={line} cancelled={undefined} now={0} />).html)?.[1]

const listed = (image: string) =>
  activityLine({
    info: { unique_code: 'a', pnr_code: 'AB12CD', state: 'ticketed' },
    activity: {
      name: 'Balon turu',
      image,
      category: { name: 'Tur' },
      location: { name: 'Göreme', city: { name: 'Nevşehir' } },
    },
    organization_date: { start_date: '2026-12-05', end_date: null, time: '05:00' },
    starts_at: null,
    ends_at: null,
    price: null,
  })

test('the card of an activity shows its picture, in the account’s list and in the device’s', async () => {
  expect(pictureOf(listed('/activities/balon.svg'))).toBe('/activities/balon.svg')
  const [kept] = await keptTickets('activity', [
    { sessionUnique: 'a', booking: activityBooking(), savedAt: '2026-11-21T09:00:00Z' },
  ])
  expect(kept && pictureOf(kept)).toBe('/activities/efes-gunubirlik.svg')
  expect(pictureOf(listed(''))).toBeUndefined()
})
