/**
 * Formats a plain date as DD/MM/YYYY, the account area's format of birth dates in every language
 * (docs/product/frame.md#account).
 */
export function slashDate(date: string): string {
  return date.split('-').reverse().join('/')
}
