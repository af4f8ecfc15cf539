import { data, type LoaderFunctionArgs } from 'react-router'
import { apiContext, clockContext } from '#api/context.ts'
import { throwRouteError } from '#api/loader-error.ts'
import { originContext } from '#api/site-context.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { SessionUnique } from '#contract/booking.ts'
import { type CalendarEvent, calendarFile } from '#contract/calendar-file.ts'

/** Converts the journeys of a booking to calendar events; `url` is the URL of the ticket. */
export type EventsOf<Booking extends AnyBooking> = (booking: Booking, url: string) => CalendarEvent[]

/**
 * Replies with the journeys of a ticket as a calendar file. Throws 404 for a booking that is neither ticketed nor
 * reserved.
 */
export async function ticketCalendar<Booking extends AnyBooking>(
  { context, params, request }: LoaderFunctionArgs,
  { name, calls }: BookingProduct<Booking>,
  eventsOf: EventsOf<Booking>,
): Promise<Response> {
  const id = SessionUnique.safeParse(params.session_unique)
  if (!id.success) throw data(null, { status: 404 })
  const booking = await calls
    .booking(context.get(apiContext), id.data, { signal: request.signal })
    .catch(throwRouteError)
  if (booking.state !== 'ticketed' && booking.state !== 'reserved') throw data(null, { status: 404 })
  const url = context.get(originContext) + bookingAddresses(name).ticket(booking.session_unique)
  return new Response(calendarFile(eventsOf(booking, url), context.get(clockContext).now().getTime()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="bilet.ics"',
      'Cache-Control': 'private, no-store',
    },
  })
}
