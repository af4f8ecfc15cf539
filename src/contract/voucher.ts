/**
 * Codes and files with which an organiser admits travellers (docs/product/activities.md#ticket-of-an-activity), in the
 * terms of the OCTO standard. Only this project's gateway sends them.
 */
import * as z from 'zod/mini'

const codeFormats = ['QRCODE', 'CODE128'] as const
const linkFormats = ['PDF_URL', 'PKPASS_URL'] as const

/**
 * Index of a ticket in the booking's array `tickets`: the voucher admits the traveller of this ticket. Null if the
 * voucher admits the whole party.
 */
const traveller = z.nullable(z.int().check(z.minimum(0)))
const unseen = /[\p{Cc}\p{Cf}]/u
/** A code that scanners or people read: text in any language without control or format characters. */
const Code = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(500),
  z.refine((text) => !unseen.test(text)),
)

/**
 * Returns whether a link may be shown. It must be a URL with https, and without a user name or password, which could
 * disguise the host. It must have at most 2000 characters, and no control or format characters.
 */
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

/** A list of vouchers; vouchers that do not match the schema are dropped. */
export const Vouchers = z.pipe(
  z.array(z.unknown()),
  z.transform((items): Voucher[] => items.flatMap((item) => z.safeParse(Voucher, item).data ?? [])),
)

const isCode = ({ format }: Voucher) => format === 'QRCODE' || format === 'CODE128'

/**
 * Returns the vouchers without repetitions. A voucher is dropped if `like` returns true for it and an earlier voucher.
 */
const once = (vouchers: readonly Voucher[], like: (one: Voucher, other: Voucher) => boolean): Voucher[] =>
  vouchers.filter((voucher, index) => vouchers.findIndex((one) => like(one, voucher)) === index)
const sameText = (one: Voucher, other: Voucher) => one.value === other.value && one.traveller === other.traveller
const sameDrawing = (one: Voucher, other: Voucher) => one.format === other.format && sameText(one, other)

/** Returns the codes that are shown as text, so that the organiser can type a code instead of scanning it. */
export const codesOf = (vouchers: readonly Voucher[]): Voucher[] => once(vouchers.filter(isCode), sameText)

/**
 * Returns the codes that are drawn as a QR code or a barcode. A value that is in the list in both formats is drawn in
 * both, because a barcode scanner can't read QR codes.
 */
export const drawnCodesOf = (vouchers: readonly Voucher[]): Voucher[] => once(vouchers.filter(isCode), sameDrawing)

/** Returns the vouchers that are links to files, without repetitions. */
export const linksOf = (vouchers: readonly Voucher[]): Voucher[] =>
  once(
    vouchers.filter((voucher) => !isCode(voucher)),
    sameDrawing,
  )
