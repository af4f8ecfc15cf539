/**
 * Whether the traveller has changed text, a checkbox or a radio in `box`, as before its scripts ran: React leaves such a
 * value alone when it hydrates the field, and no event tells of it.
 */
export const hasTypedValues = (box: Element): boolean =>
  Array.from(box.querySelectorAll('input, textarea')).some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    return (
      field instanceof HTMLInputElement &&
      (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
    )
  })
