import type { FlightSearchForm } from '#contract/flight-search.ts'

/** A search as hidden fields, to be posted again; `leave` names those that the form has itself. */
export function SearchFields({
  fields,
  leave,
}: {
  fields: FlightSearchForm
  leave?: readonly (keyof FlightSearchForm)[]
}) {
  const shown = new Set<string>(leave ?? [])
  return Object.entries(fields)
    .filter(([name]) => !shown.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value === null ? '' : String(value)} />)
}
