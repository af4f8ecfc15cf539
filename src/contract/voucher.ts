/**
 * What admits travellers at an organiser who has codes of its own (docs/product/activities.md#ticket-of-an-activity), in
 * the terms of OCTO. Our own.
 */
import * as z from 'zod/mini'

const codeFormats = ['QRCODE', 'CODE128'] as const
const linkFormats = ['PDF_URL', 'PKPASS_URL'] as const

/** Place of the traveller among the tickets; null for the whole party. */
const traveller = z.nullable(z.int().check(z.minimum(0)))
const unseen = /[\p{Cc}\p{Cf}]/u
/** Text of any language, for readers and for people: no control or format characters. */
const Code = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(500),
  z.refine((text) => !unseen.test(text)),
)

/** Only encrypted links are offered, and none whose host hides behind the name of a user. */
function isLink(text: string): boolean {
  if (unseen.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password, href } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' && href.length <= 2000
}
const Link = z.pipe(
  z.string().check(z.refine(isLink)),
  z.transform((text) => new URL(text).href),
)

export const Voucher = z.union([
  z.object({ format: z.enum(codeFormats), value: Code, traveller }),
  z.object({ format: z.enum(linkFormats), value: Link, traveller }),
])
export type Voucher = z.infer<typeof Voucher>

/** A list without what is no voucher. */
export const Vouchers = z.pipe(
  z.array(z.unknown()),
  z.transform((items): Voucher[] => items.flatMap((item) => z.safeParse(Voucher, item).data ?? [])),
)

const isCode = ({ format }: Voucher) => format === 'QRCODE' || format === 'CODE128'

/** Without those that are like an earlier one. */
const once = (vouchers: readonly Voucher[], like: (one: Voucher, other: Voucher) => boolean): Voucher[] =>
  vouchers.filter((voucher, index) => vouchers.findIndex((one) => like(one, voucher)) === index)
const sameText = (one: Voucher, other: Voucher) => one.value === other.value && one.traveller === other.traveller
const sameDrawing = (one: Voucher, other: Voucher) => one.format === other.format && sameText(one, other)

/** Codes as text, to be typed in. */
export const codesOf = (vouchers: readonly Voucher[]): Voucher[] => once(vouchers.filter(isCode), sameText)

/** Codes to be drawn: a value in both formats is drawn twice, as a reader of bars can't read squares. */
export const drawnCodesOf = (vouchers: readonly Voucher[]): Voucher[] => once(vouchers.filter(isCode), sameDrawing)

/** Links to files with the code. */
export const linksOf = (vouchers: readonly Voucher[]): Voucher[] =>
  once(
    vouchers.filter((voucher) => !isCode(voucher)),
    sameDrawing,
  )
