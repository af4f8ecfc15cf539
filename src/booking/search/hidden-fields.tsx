/**
 * Hidden inputs with the given field values; `leave` lists names that are left out, because the form has visible inputs
 * for them.
 */
export function HiddenFields({
  fields,
  leave,
}: {
  fields: Readonly<Record<string, string | number | boolean | null>>
  leave?: readonly string[]
}) {
  return Object.entries(fields)
    .filter(([name]) => !leave?.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value === null ? '' : String(value)} />)
}
