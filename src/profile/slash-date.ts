/**
 * A plain date as DD/MM/YYYY, as the account area shows dates of birth in every language
 * (docs/product/frame.md#account).
 */
export function slashDate(date: string): string {
  return date.split('-').reverse().join('/')
}
