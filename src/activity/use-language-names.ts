import { useSite } from '#ui/site.ts'

/**
 * Returns a function that names languages, given as ISO 639-1 codes, in the traveller's language: 'Türkçe, İngilizce'.
 */
export function useLanguageNames(): (codes: readonly string[]) => string {
  const { language } = useSite()
  return (codes) => {
    const names = new Intl.DisplayNames(language, { type: 'language' })
    return codes.map((code) => nameOf(names, code)).join(', ')
  }
}

/** Returns the name of a language; text that is not a valid language code is returned unchanged. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  if (!/^[A-Za-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(code)) return code
  try {
    return names.of(code) ?? code
  } catch (error) {
    if (error instanceof RangeError) return code
    throw error
  }
}
