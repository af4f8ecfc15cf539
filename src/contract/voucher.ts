/**
 * What admits travellers at an organiser who has codes of its own (docs/product/activities.md#ticket-of-an-activity), in
 * the terms of OCTO. Our own.
 */
import * as z from 'zod/mini'

export const codeFormats = ['QRCODE', 'CODE128'] as const
export const linkFormats = ['PDF_URL', 'PKPASS_URL'] as const

/** Place of the traveller among the tickets; null for the whole party. */
const traveller = z.nullable(z.int().check(z.minimum(0)))
/** Visible ASCII and letters of any language: what scanners read, and no control characters. */
const Code = z.string().check(z.trim(), z.regex(/^[^\p{Cc}\p{Cf}]{1,500}$/u))
/** Links to other protocols are not offered. */
const Link = z.string().check(
  z.maxLength(2000),
  z.refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:'),
)

export const Voucher = z.union([
  z.object({ format: z.enum(codeFormats), value: Code, traveller }),
  z.object({ format: z.enum(linkFormats), value: Link, traveller }),
])
export type Voucher = z.infer<typeof Voucher>

/** Codes that are scanned or typed in, without repetitions. */
export const codesOf = (vouchers: readonly Voucher[]): Voucher[] =>
  vouchers.filter(
    ({ format, value, traveller: own }, index) =>
      (format === 'QRCODE' || format === 'CODE128') &&
      vouchers.findIndex((one) => one.value === value && one.traveller === own) === index,
  )

/** Links to a file with the code. */
export const linksOf = (vouchers: readonly Voucher[]): Voucher[] =>
  vouchers.filter(({ format }) => format === 'PDF_URL' || format === 'PKPASS_URL')
