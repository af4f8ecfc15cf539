/** Routes for a user's saved bills. They answer 404 for another user's bill. */
import { and, asc, eq } from 'drizzle-orm'
import { Bill, type SavedBill } from '#contract/bill.ts'
import { ApiFailure, refusal } from '#server/http/api-error.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { message, messageLanguage } from '#server/text/messages.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { limitRate } from '#server/middleware/rate-limit.ts'
import { type ApiContext, idParam, languageOf, requireUser } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import { lockUser } from '#server/account/lock-user.ts'
import { savedBills } from '#server/db/schema/accounts.ts'

/** Maximum number of saved bills per account. */
const mostBills = 20

const typeNames = { tr: ['Bireysel', 'Kurumsal'], en: ['Individual', 'Corporate'] } as const
const fields = [
  'bill_type',
  'billing_name',
  'tax_office',
  'tax_number',
  'city',
  'district',
  'zip_code',
  'address',
] as const

function wireBill(row: typeof savedBills.$inferSelect, language: string): SavedBill {
  const [individual, corporate] = typeNames[messageLanguage(language)]
  return {
    id: row.id,
    bill_type: row.billType,
    bill_type_display: row.billType === 0 ? individual : corporate,
    billing_name: row.billingName,
    address: row.address,
    city: row.city,
    district: row.district,
    zip_code: row.zipCode,
    tax_number: row.taxNumber,
    tax_office: row.taxOffice,
  }
}

function columnsOf(c: ApiContext) {
  const bill = parseForm(Bill, c.get('body') ?? {}, fields, languageOf(c))
  const corporate = bill.bill_type !== 0
  return {
    billType: corporate ? 1 : 0,
    billingName: bill.billing_name,
    address: bill.address,
    city: bill.city,
    district: bill.district,
    zipCode: bill.zip_code,
    // A person's bill has no company fields (docs/product/frame.md#bills).
    taxNumber: corporate ? bill.tax_number : '',
    taxOffice: corporate ? bill.tax_office : '',
  }
}

export function billRoutes(route: Router, deps: GatewayDeps): void {
  const { orm } = deps.db
  const own = (c: ApiContext) => and(eq(savedBills.id, idParam(c, 'id')), eq(savedBills.userId, requireUser(c).id))

  route('GET', '/user/bills/', async (c) => {
    const rows = await orm
      .select()
      .from(savedBills)
      .where(eq(savedBills.userId, requireUser(c).id))
      .orderBy(asc(savedBills.id))
    return c.json({ results: rows.map((row) => wireBill(row, languageOf(c))) })
  })

  route('POST', '/user/bill/', async (c) => {
    const { id: userId } = requireUser(c)
    await limitRate(deps, c, 'account')
    const columns = columnsOf(c)
    const language = languageOf(c)
    const added = await orm.transaction(async (tx) => {
      await lockUser(tx, userId, language)
      if ((await tx.$count(savedBills, eq(savedBills.userId, userId))) >= mostBills) {
        throw new ApiFailure(400, { non_field_errors: [message('billLimit', language, mostBills)] })
      }
      return tx
        .insert(savedBills)
        .values({ userId, ...columns })
        .returning()
    })
    return c.json(added.map((row) => wireBill(row, language))[0], 201)
  })

  route('PUT', '/user/bill/:id/', async (c) => {
    const mine = own(c)
    await limitRate(deps, c, 'account')
    const [row] = await orm.update(savedBills).set(columnsOf(c)).where(mine).returning()
    if (!row) throw refusal(404, 'detail', 'notFound', languageOf(c))
    return c.json(wireBill(row, languageOf(c)))
  })

  route('DELETE', '/user/bill/:id/', async (c) => {
    const rows = await orm.delete(savedBills).where(own(c)).returning({ id: savedBills.id })
    if (rows.length === 0) throw refusal(404, 'detail', 'notFound', languageOf(c))
    return c.body(null, 204)
  })
}
