/** Writes the notification about a fallen price. */
import type { Journey, Product } from '#server/parts/product.ts'
import { message } from '#server/text/messages.ts'
import { moneyText } from '#server/text/money.ts'
import { dayText } from '#server/text/written-date.ts'
import type { News } from '#server/notification/notify.ts'

/**
 * Returns the notification. The `prices` are in kuruş; `threshold` is the alert's threshold, null if it has none. `url`
 * is the path of the search gate, the page that starts the saved search.
 */
export function priceNews(
  { words }: Pick<Product, 'words'>,
  { name, date }: Journey,
  url: string,
  prices: { from: number; to: number; threshold: number | null },
): News {
  const [from, to] = [moneyText(prices.from), moneyText(prices.to)]
  return {
    title: { tr: `Fiyat düştü: ${name.tr}`, en: `Price drop: ${name.en}` },
    content:
      prices.threshold === null
        ? {
            tr: message(words.priceFell, 'tr', dayText(date, 'tr'), from, to),
            en: message(words.priceFell, 'en', dayText(date, 'en'), from, to),
          }
        : {
            tr: message('priceReached', 'tr', dayText(date, 'tr'), to, moneyText(prices.threshold)),
            en: message('priceReached', 'en', dayText(date, 'en'), to, moneyText(prices.threshold)),
          },
    url,
  }
}
