import type { LoaderFunctionArgs } from 'react-router'
import { ticketCalendar } from '#booking/ticket/ticket-calendar.ts'
import { flightEvents } from '#contract/flight-calendar.ts'
import { flightProduct } from '#flight/flight-product.ts'

/** The flights of a ticket as a calendar file. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => ticketCalendar(args, flightProduct, flightEvents)
