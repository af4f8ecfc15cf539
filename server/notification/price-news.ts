/** The notification of a price that fell. */
import type { GatewayDeps } from '#server/api/deps.ts'
import { placesOf } from '#server/api/flight/form-data.ts'
import { moneyText } from '#server/api/flight/policies.ts'
import type { SearchQuery } from '#server/api/flight/search-query.ts'
import type { News } from '#server/notification/notify.ts'

/** Prices in kuruş. Undefined where the inventory no longer knows an end of the trip. */
export function priceNews(
  { supply }: Pick<GatewayDeps, 'supply'>,
  optionId: string,
  query: SearchQuery,
  oldPrice: number,
  newPrice: number,
): News | undefined {
  const places = placesOf(query, supply)
  if (!places) return undefined
  const journey = (own: 'tr' | 'en') => `${places.from.city[own]} – ${places.to.city[own]}`
  const [from, to] = [`${moneyText(oldPrice)} TL`, `${moneyText(newPrice)} TL`]
  const day = query.departureDate.split('-').toReversed().join('/')
  return {
    title: { tr: `Fiyat düştü: ${journey('tr')}`, en: `Price drop: ${journey('en')}` },
    content: {
      tr: `${day} kalkışlı aramanızın en düşük fiyatı ${from} iken ${to} oldu.`,
      en: `The lowest price of your search for ${day} went from ${from} to ${to}.`,
    },
    url: `/flight/search-gate/${optionId}/`,
  }
}
