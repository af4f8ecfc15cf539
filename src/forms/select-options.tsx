import { Still } from '#ui/still.tsx'

export interface Option {
  value: string
  label: string
}

/** Options under a group label. */
export interface OptionGroup {
  label: string
  options: readonly Option[]
}

/** The contents of a group as one text, to compare groups: each rendering creates new arrays. */
const textOf = ({ options }: OptionGroup) => options.map(({ value, label }) => `${value} ${label}`).join('\n')

/**
 * The options of a select, with groups where given. Groups have hundreds of options, so they keep the server's markup
 * without hydration: React selects an option through the DOM.
 */
export function SelectOptions({ options }: { options: readonly (Option | OptionGroup)[] }) {
  return options.map((one) =>
    'options' in one ? (
      <Still as="optgroup" key={one.label} label={one.label} of={textOf(one)}>
        {() => <SelectOptions options={one.options} />}
      </Still>
    ) : (
      // The key includes the label, because countries can share a phone code.
      <option key={`${one.value} ${one.label}`} value={one.value}>
        {one.label}
      </option>
    ),
  )
}
