import type { LoaderFunctionArgs } from 'react-router'
import { ticketCalendar } from '#booking/ticket/ticket-calendar.ts'
import { busProduct } from '#bus/bus-product.ts'
import { busEvents } from '#contract/bus-calendar.ts'

/** The trip of a ticket as a calendar file. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => ticketCalendar(args, busProduct, busEvents)
