/** A text in both languages of the supplies. */
export interface Names {
  tr: string
  en: string
}
