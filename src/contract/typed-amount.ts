/**
 * Converts a typed amount, with or without a currency, to a number rounded to two decimals: '1.200' to 1200, '1200,50'
 * and '1,200.50' to 1200.5. Returns undefined if the text is no number, or one with hundreds of digits.
 */
export function amountOf(typed: string | number): number | undefined {
  const amount = Math.round(100 * (typeof typed === 'number' ? typed : Number(plainNumber(typed) || Number.NaN))) / 100
  return Number.isFinite(amount) ? amount : undefined
}

/**
 * Converts a typed amount to JavaScript's number format, without currency and thousands separators. The last separator
 * counts as the decimal separator if only one or two digits follow it. Returns '' if the digits are grouped wrongly or
 * if the text contains anything else than a number, with or without a minus sign, and a currency in letters or ₺.
 */
function plainNumber(typed: string): string {
  const text = typed.replaceAll(/[\s\p{L}₺]/gu, '').replace('−', '-')
  const [, whole = text, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(text) ?? []
  const grouped = /^-?(\d{1,3}([.,]\d{3})*|\d+)$/.test(whole)
  return grouped ? `${whole.replaceAll(/[.,]/g, '')}.${decimals || '0'}` : ''
}
