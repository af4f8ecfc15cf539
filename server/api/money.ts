/** Kuruş as the wire and travellers have it. */

/** Kuruş as the wire's decimal TRY. */
export const lira = (kurus: number): number => Math.round(kurus) / 100

/** Kuruş as text with two decimals, '.' for thousands and ',' for decimals (readings 33). */
export const moneyText = (kurus: number): string =>
  new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(lira(kurus))
