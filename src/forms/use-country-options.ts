import { useLingui } from '@lingui/react/macro'
import type { OptionGroup } from '#forms/select-options.tsx'

/** Country codes of the countries where most travellers live or have a phone number, Türkiye first. */
const likely = ['TR', 'DE', 'NL', 'FR', 'GB', 'AT', 'BE', 'CH', 'AZ', 'RU', 'US']

/**
 * Returns a function that builds the options of a select in two groups: first the most likely countries, then all
 * others. No country is in both groups. `option` converts a country to an option.
 */
export function useCountryOptions<C extends { code: string }>(
  option: (country: C) => { value: string; label: string },
): (countries: readonly C[]) => OptionGroup[] {
  const { t } = useLingui()
  const labels = { likely: t`Sık seçilenler`, others: t`Diğer ülkeler` }
  return (countries) => {
    const first = likely.flatMap((code) => countries.find((country) => country.code === code) ?? [])
    const others = countries.filter((country) => !first.includes(country))
    const groups = [
      { label: labels.likely, options: first.map(option) },
      { label: labels.others, options: others.map(option) },
    ]
    return groups.filter(({ options }) => options.length > 0)
  }
}
