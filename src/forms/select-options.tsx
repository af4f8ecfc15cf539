import { Still } from '#ui/still.tsx'

export interface Option {
  value: string
  label: string
}

/** Options of a select that are shown together under a label. */
export interface OptionGroup {
  label: string
  options: readonly Option[]
}

/**
 * Returns the contents of a group of options as one text. Groups are compared by this text, because each rendering
 * creates new arrays.
 */
const textOf = ({ options }: OptionGroup) => options.map(({ value, label }) => `${value} ${label}`).join('\n')

/**
 * Renders the options of a select, with groups if there are any. A group may have hundreds of options, so its
 * server-rendered HTML is kept without hydration. React can still select one of these options, because it sets the
 * selection on the DOM elements, even if they are not hydrated.
 */
export function SelectOptions({ options }: { options: readonly (Option | OptionGroup)[] }) {
  return options.map((one) =>
    'options' in one ? (
      <Still as="optgroup" key={one.label} label={one.label} of={textOf(one)}>
        {() => <SelectOptions options={one.options} />}
      </Still>
    ) : (
      // The React key of an option contains its label, because several countries can have the same phone code as value.
      <option key={`${one.value} ${one.label}`} value={one.value}>
        {one.label}
      </option>
    ),
  )
}
