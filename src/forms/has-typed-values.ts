/** Returns the option that a select shows initially: the one marked as selected in HTML, otherwise the first. */
const firstChoice = (select: HTMLSelectElement) => select.querySelector('option[selected]') ?? select.options[0]

/**
 * Whether the traveller changed a text or a choice in `box`, which may itself be a form control, before hydration.
 * React keeps such a value when it hydrates the field, but no event reports it.
 */
export const hasTypedValues = (box: Element): boolean =>
  [box, ...box.querySelectorAll('input, select, textarea')].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0] !== firstChoice(field)
    return (
      field instanceof HTMLInputElement &&
      (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
    )
  })
