/** A text of a supply in Turkish and English. */
export interface Names {
  tr: string
  en: string
}
