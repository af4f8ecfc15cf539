/**
 * The expiry of a card as MM/YY, from however much of it was typed, pasted or filled in: '1/3' is 01/3; '12/2030',
 * '12 - 2030' and '122030' are 12/30; so is '2030-12', the form in which browsers keep it. A wrong month stays as it is.
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

/** Two digits of a year; three of 2030 while the fourth is still to come. */
function shortYear(digits: string): string {
  if (!digits.startsWith('20')) return digits.slice(0, 2)
  return digits.length < 4 ? digits : digits.slice(2, 4)
}
