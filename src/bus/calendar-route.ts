/** The lowest price of each day (/bus/calendar). */
import type { LoaderFunctionArgs } from 'react-router'
import { loadDayPrices } from '#booking/day-prices/day-prices-route.ts'

export const loader = (args: LoaderFunctionArgs) => loadDayPrices('bus', args)
