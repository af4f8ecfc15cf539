export interface Option {
  value: string
  label: string
}

/** Options under a heading of their own. */
export interface OptionGroup {
  label: string
  options: readonly Option[]
}

/** The options of a select, in groups where they have some. */
export function SelectOptions({ options }: { options: readonly (Option | OptionGroup)[] }) {
  return options.map((one) =>
    'options' in one ? (
      <optgroup key={one.label} label={one.label}>
        <SelectOptions options={one.options} />
      </optgroup>
    ) : (
      // Countries can share a telephone code.
      <option key={`${one.value} ${one.label}`} value={one.value}>
        {one.label}
      </option>
    ),
  )
}
