/** Returns the option that a select shows initially: the one marked as selected in HTML, otherwise the first. */
const firstChoice = (select: HTMLSelectElement) => select.querySelector('option[selected]') ?? select.options[0]

/**
 * Whether the traveller changed a text or a choice in `box` before hydration. `box` is a form control or contains form
 * controls. Hydration keeps such a change, but no event reports it.
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
