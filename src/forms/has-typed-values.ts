/** The option that a select has at first: the one that is marked, or the first. */
const firstChoice = (select: HTMLSelectElement) => select.querySelector('option[selected]') ?? select.options[0]

/**
 * Whether the traveller has changed text or a choice in `box`, which may be a control itself, as before its scripts ran:
 * React leaves such a value alone when it hydrates the field, and no event tells of it.
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
