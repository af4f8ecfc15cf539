export interface Option {
  value: string
  label: string
}

/** Options under a group label. */
export interface OptionGroup {
  label: string
  options: readonly Option[]
}

/** The options of a select, with groups where given. */
export function SelectOptions({ options }: { options: readonly (Option | OptionGroup)[] }) {
  return options.map((one) =>
    'options' in one ? (
      <optgroup key={one.label} label={one.label}>
        <SelectOptions options={one.options} />
      </optgroup>
    ) : (
      // The key includes the label, because countries can share a phone code.
      <option key={`${one.value} ${one.label}`} value={one.value}>
        {one.label}
      </option>
    ),
  )
}
