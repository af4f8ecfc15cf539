/** Returns the trimmed text that a form posts under `name`, or '' if it posts none. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
