/**
 * Answers GET info/price-alert with the search that an alert would watch, and POST info/price-alert, which stores a new
 * alert.
 */
import { and, desc, eq, sql } from 'drizzle-orm'
import { PriceAlertForm, type WatchedSearch } from '#contract/price-alert.ts'
import { normalizePhone } from '#contract/rules.ts'
import { ApiFailure, refusal } from '#server/http/api-error.ts'
import type { ProductName } from '#contract/products.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { recordPrice } from '#server/booking/watched-prices.ts'
import { message, messageLanguage } from '#server/text/messages.ts'
import { lira, moneyText } from '#server/text/money.ts'
import { parseForm } from '#server/http/parse-form.ts'
import type { Orm } from '#server/db/database.ts'
import { priceAlerts, searchOptions } from '#server/db/schema/searches.ts'

/**
 * Maximum number of active alerts per e-mail address or phone number. Contacts are not verified, so anybody can enter
 * somebody else's contact.
 */
const mostActive = 20

/**
 * Throws a 400 if the e-mail address or the phone number has the maximum number of active alerts. The error is on
 * `notify_email` or `notify_phone`.
 */
export async function refuseTooMany(orm: Orm, email: string, phone: string, language: string): Promise<void> {
  const contacts = [
    { field: 'notify_email', value: email, same: sql`lower(${priceAlerts.email}) = lower(${email})` },
    { field: 'notify_phone', value: phone, same: eq(priceAlerts.phone, phone) },
  ]
  for (const { field, value, same } of contacts) {
    if (value === '') continue
    const active = await orm.$count(priceAlerts, and(same, eq(priceAlerts.active, true)))
    if (active >= mostActive) throw new ApiFailure(400, { [field]: [message('alertLimit', language, mostActive)] })
  }
}

/**
 * Returns an alert's threshold in kuruş; null if it has none. Throws a 400 on `threshold` if the current price
 * (`price`, in kuruş) is at or below the threshold.
 */
export function thresholdBelow(
  price: number | null,
  typed: number | null | undefined,
  language: string,
): number | null {
  const threshold = typed === undefined || typed === null ? null : Math.round(typed * 100)
  if (threshold !== null && price !== null && threshold >= price)
    throw new ApiFailure(400, { threshold: [message('alertThreshold', language, moneyText(price))] })
  return threshold
}

/**
 * Stores a price alert. Throws a 400 on `non_field_errors` if the e-mail address or phone number already has an alert
 * for this search. This includes stopped alerts, so nobody can restart a stopped alert by creating it again. Throws a
 * 400 on `notify_email` or `notify_phone` if the address or number has the maximum number of active alerts. Throws a
 * 400 on `threshold` if the price is at or below the threshold.
 */
export async function createPriceAlert(
  deps: GatewayDeps,
  product: ProductName,
  body: unknown,
  userId: number | null,
  language: string,
): Promise<{ option: string }> {
  const fields = ['option', 'notify_email', 'notify_phone', 'threshold'] as const
  const form = parseForm(PriceAlertForm, body ?? {}, [...fields], language)
  const option = await searchOption(deps, product, form.option, language)
  const phone = normalizePhone(form.notify_phone, '90')
  await refuseTooMany(deps.db.orm, form.notify_email, phone, language)
  const oldPrice = await deps.products[product].watch.lowestPrice(deps, option.query)
  const threshold = thresholdBelow(oldPrice, form.threshold, language)
  const inserted = await deps.db.orm
    .insert(priceAlerts)
    .values({
      optionId: option.id,
      userId,
      email: form.notify_email,
      phone,
      language,
      oldPrice,
      toldPrice: oldPrice,
      threshold,
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: priceAlerts.id })
  if (inserted.length === 0) throw refusal(400, 'non_field_errors', 'alertExists', language)
  if (oldPrice !== null) await recordPrice(deps, option.id, oldPrice)
  return { option: option.id }
}

/**
 * Returns the search that an alert would watch, its lowest price now, and the user's newest active alert for it. Throws
 * a 404 if the product has no such search, or if the supplier no longer has what the search covers.
 */
export async function watchedSearch(
  deps: GatewayDeps,
  product: ProductName,
  id: string,
  userId: number | null,
  language: string,
): Promise<WatchedSearch> {
  const { query } = await searchOption(deps, product, id, language)
  const { watch } = deps.products[product]
  const journey = await watch.journey(deps, query)
  if (!journey) throw refusal(404, 'option', 'notFound', language)
  const price = await watch.lowestPrice(deps, query)
  const own = userId === null ? undefined : await newestAlert(deps, id, userId)
  return {
    title: journey.name[messageLanguage(language)],
    date: journey.date,
    return_date: journey.returnDate ?? null,
    price: price === null ? null : lira(price),
    ...(own && { own: { id: own.id, threshold: own.threshold === null ? null : lira(own.threshold) } }),
  }
}

async function newestAlert({ db }: GatewayDeps, optionId: string, userId: number) {
  const [alert] = await db.orm
    .select({ id: priceAlerts.id, threshold: priceAlerts.threshold })
    .from(priceAlerts)
    .where(and(eq(priceAlerts.optionId, optionId), eq(priceAlerts.userId, userId), eq(priceAlerts.active, true)))
    .orderBy(desc(priceAlerts.id))
    .limit(1)
  return alert
}

async function searchOption({ db }: GatewayDeps, product: ProductName, id: string, language: string) {
  const [option] = await db.orm
    .select()
    .from(searchOptions)
    .where(and(eq(searchOptions.id, id), eq(searchOptions.product, product)))
  if (!option) throw refusal(404, 'option', 'notFound', language)
  return option
}
