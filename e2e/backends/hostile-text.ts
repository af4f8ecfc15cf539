/** Simulates a backend whose every text contains an unbreakable word, to check that screens do not overflow. */

/** A word of 150 letters without a break opportunity. */
export const longWord = 'muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine'.repeat(3).slice(0, 150)

/**
 * Names of reply fields whose texts get `longWord` appended in the replies of all calls, because people or an outside
 * backend write the texts of these fields.
 */
const written = new Set([
  'name',
  'name_only',
  'surname',
  'first_name',
  'last_name',
  'city',
  'district',
  'address',
  'billing_name',
  'tax_office',
  'bill_type_display',
  'gender_name',
  'gender_display',
  'title',
  'content',
  'question',
  'answer',
  'description',
  'message',
  'detail',
  'contact_address',
  'seat_type',
  'display',
  'pax_name',
  'baggage',
  'class',
  'fly_class',
  'flight_class_name',
  'baggage_allowance',
  'hand_luggage',
  'luggage',
  'hand_luggage_allowance',
  'luggage_allowance',
  'cancelation_policies_texts',
  'change_policies_texts',
])

/**
 * By path of a call: names of reply fields whose texts get `longWord` appended only in the replies of that call. In
 * other replies, the app counts or compares the values of fields with these names, or builds links from them.
 */
const writtenIn: Record<string, string[]> = {
  '/api/user/': ['username', 'email'],
  '/api/user/coupons/': ['code'],
  '/api/branches/': ['phone', 'email'],
}

const lengthen = (text: string) => (text === '' ? text : `${text} ${longWord}`)

function lengthened(value: unknown, fields: Set<string>, field: string): unknown {
  if (typeof value === 'string') return fields.has(field) ? lengthen(value) : value
  if (Array.isArray(value)) return value.map((item) => lengthened(item, fields, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthened(inner, fields, name)]))
}

/** Returns the reply with `longWord` appended to each of its texts and error messages. */
export function hostileReply(path: string, status: number, reply: unknown): unknown {
  // Replies of these two calls do not get `longWord`: message catalogues are the app's own texts, and no screen shows
  // the currency's name from `/api/currency/`.
  if (path.startsWith('/api/i18n/') || path.startsWith('/api/currency/')) return reply
  if (status >= 400 && typeof reply === 'object' && reply !== null) {
    const messages = new Set(Object.keys(reply))
    return lengthened(reply, messages, '')
  }
  return lengthened(reply, new Set([...written, ...(writtenIn[path] ?? [])]), '')
}
