/** The notification of a price that fell. */
import type { Journey } from '#server/api/booking/product.ts'
import { moneyText } from '#server/api/money.ts'
import type { News } from '#server/notification/notify.ts'

/** Prices in kuruş; `url` is the path of the search's gate. */
export function priceNews({ name, date }: Journey, url: string, oldPrice: number, newPrice: number): News {
  const [from, to] = [`${moneyText(oldPrice)} TL`, `${moneyText(newPrice)} TL`]
  const day = date.split('-').toReversed().join('/')
  return {
    title: { tr: `Fiyat düştü: ${name.tr}`, en: `Price drop: ${name.en}` },
    content: {
      tr: `${day} kalkışlı aramanızın en düşük fiyatı ${from} iken ${to} oldu.`,
      en: `The lowest price of your search for ${day} went from ${from} to ${to}.`,
    },
    url,
  }
}
