/**
 * Schemas of bills (docs/product/frame.md#bills). `SavedBill` is a bill that is saved in an account. `Bill` is a bill
 * in a posted form of the account or of a payment.
 */
import * as z from 'zod/mini'
import { rule } from '#contract/rules.ts'
import { isObject, text } from '#contract/rule-schemas.ts'

/** A saved bill in the reply to GET /api/user/bills/. `bill_type` 0 means an individual, any other value a company. */
export const SavedBill = z.object({
  id: z.number(),
  bill_type: z.number(),
  bill_type_display: z.string(),
  billing_name: z.string(),
  address: z.string(),
  city: z.string(),
  district: z.string(),
  zip_code: z.string(),
  tax_number: z.string(),
  tax_office: z.string(),
})
export type SavedBill = z.infer<typeof SavedBill>
export const SavedBillList = z.object({ results: z.array(SavedBill) })

/**
 * A submitted bill (docs/product/frame.md#bills); tax fields are required only for a company. It is also the body of
 * POST /api/user/bill/ and PUT /api/user/bill/{id}/, which reply with `SavedBill`.
 */
export const Bill = z
  .object({
    bill_type: z._default(
      z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d$/, rule.invalid))]), z.transform(Number)),
      0,
    ),
    billing_name: text(150),
    tax_office: z._default(z.string().check(z.trim(), z.maxLength(150, rule.maxLength)), ''),
    tax_number: z._default(z.string().check(z.trim(), z.maxLength(50, rule.maxLength)), ''),
    city: text(100),
    district: text(150),
    zip_code: text(150),
    address: text(500),
  })
  .check(
    z.refine((bill) => bill.bill_type === 0 || bill.tax_office !== '', {
      error: rule.required,
      path: ['tax_office'],
      when: isObject,
    }),
    z.refine((bill) => bill.bill_type === 0 || bill.tax_number !== '', {
      error: rule.required,
      path: ['tax_number'],
      when: isObject,
    }),
  )
export type Bill = z.infer<typeof Bill>
