/** Joins class names by spaces; `undefined`, `null`, `false` and '' are left out. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
