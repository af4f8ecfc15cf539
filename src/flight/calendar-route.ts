/** The lowest price of each day (/flight/calendar). */
import type { LoaderFunctionArgs } from 'react-router'
import { loadDayPrices } from '#booking/day-prices/day-prices-route.ts'

export const loader = (args: LoaderFunctionArgs) => loadDayPrices('flight', args)
