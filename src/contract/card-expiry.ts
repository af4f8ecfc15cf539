/**
 * Converts the expiry date of a payment card to MM/YY from partial, pasted or autofilled text: '1/3' becomes 01/3;
 * '12/2030', '12 - 2030', '122030' and '2030-12' (as browsers store it) become 12/30. An invalid month stays unchanged.
 */
export function cardExpiryText(text: string): string {
  const [, longYear, lastMonth] = /^\s*20(\d\d)\D+(\d\d?)\s*$/.exec(text) ?? []
  if (longYear !== undefined && lastMonth !== undefined) return `${lastMonth.padStart(2, '0')}/${longYear}`
  const bare = text.replaceAll(/[^\d\s/.-]/g, '').trimStart()
  const [, first = '', gap = '', rest = ''] = /^([2-9]|\d{0,2})([\s/.-]*)(.*)$/s.exec(bare) ?? []
  const isWhole = first > '1' || gap !== '' || rest !== ''
  const month = first.length === 1 && isWhole ? `0${first}` : first
  const year = shortYear(rest.replaceAll(/\D/g, ''))
  return year === '' && gap === '' ? month : `${month}/${year}`
}

/** Returns a year as two digits. If the year is typed only in part, such as 203, returns the digits typed so far. */
function shortYear(digits: string): string {
  if (!digits.startsWith('20')) return digits.slice(0, 2)
  return digits.length < 4 ? digits : digits.slice(2, 4)
}
