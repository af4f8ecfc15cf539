/** A supplier's text in Turkish and English. */
export interface Names {
  tr: string
  en: string
}
