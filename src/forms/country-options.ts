import { useLingui } from '@lingui/react/macro'
import type { OptionGroup } from '#forms/select-options.tsx'

/** Where most travellers of this market are from or write from, Türkiye first. */
const likely = ['TR', 'DE', 'NL', 'FR', 'GB', 'AT', 'BE', 'CH', 'AZ', 'RU', 'US']

/**
 * Answers what makes options of countries: the likely ones in a group before all the others, each once. `option` is what
 * a country stands for in the list.
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
