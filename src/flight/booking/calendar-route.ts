import { data, type LoaderFunctionArgs } from 'react-router'
import { apiContext, clockContext } from '#api/context.ts'
import { originContext } from '#api/site-context.ts'
import { flightCalls } from '#api/flight.ts'
import { throwRouteError } from '#api/loader-error.ts'
import { SessionUnique } from '#contract/booking.ts'
import { calendarFile } from '#contract/calendar-file.ts'
import { flightEvents } from '#contract/flight-calendar.ts'

/** The flights of a ticket as a calendar file. A booking that is not ticketed has none: 404. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const id = SessionUnique.safeParse(params.session_unique)
  if (!id.success) throw data(null, { status: 404 })
  const booking = await flightCalls
    .booking(context.get(apiContext), id.data, { signal: request.signal })
    .catch(throwRouteError)
  if (booking.state !== 'ticketed') throw data(null, { status: 404 })
  const url = `${context.get(originContext)}/flight/booking/detail/${booking.session_unique}/`
  return new Response(calendarFile(flightEvents(booking, url), context.get(clockContext).now().getTime()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="bilet.ics"',
      'Cache-Control': 'private, no-store',
    },
  })
}
