/** The notification of a price that fell. */
import type { Journey } from '#server/parts/product.ts'
import { moneyText } from '#server/text/money.ts'
import { dayText } from '#server/text/written-date.ts'
import type { News } from '#server/notification/notify.ts'

/** Prices in kuruş; `url` is the path of the search's gate. */
export function priceNews({ name, date }: Journey, url: string, oldPrice: number, newPrice: number): News {
  const [from, to] = [moneyText(oldPrice), moneyText(newPrice)]
  return {
    title: { tr: `Fiyat düştü: ${name.tr}`, en: `Price drop: ${name.en}` },
    content: {
      tr: `${dayText(date, 'tr')} kalkışlı aramanızın en düşük fiyatı ${from} iken ${to} oldu.`,
      en: `The lowest price of your search for ${dayText(date, 'en')} went from ${from} to ${to}.`,
    },
    url,
  }
}
