/** A field in which a traveller types or chooses. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether the value of a field differs from the one with which the page was rendered. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected)
  if (field.type === 'checkbox' || field.type === 'radio')
    return field instanceof HTMLInputElement && field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

/**
 * Whether the page contains something that a reload would delete: an open dialog, or a field of a posted form whose
 * value the traveller has changed.
 */
export function isInUse(): boolean {
  const fields = document.querySelectorAll<Field>('form[method=post] :is(input:not([type=hidden]), textarea, select)')
  return document.querySelector('dialog[open]') !== null || [...fields].some(isChanged)
}
