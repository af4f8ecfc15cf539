/**
 * Formats a plain date as DD/MM/YYYY. The account area shows birth dates like this in every language
 * (docs/product/frame.md#account).
 */
export function slashDate(date: string): string {
  return date.split('-').reverse().join('/')
}
