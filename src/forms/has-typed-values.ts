/**
 * Whether the traveller has changed text, a checkbox or a radio of a form on the page, as before its scripts ran: React
 * leaves such a value alone when it hydrates the field, and no event tells of it.
 */
export const hasTypedValues = (form: HTMLFormElement): boolean =>
  Array.from(form.elements).some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    return (
      field instanceof HTMLInputElement &&
      (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
    )
  })
