/** Copies values between form controls when some controls are replaced by others with the same names. */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsOf = (box: Element) => [...box.querySelectorAll<Control>('input, select, textarea')]

const isChoice = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type)

/**
 * Copies typed or chosen values from the controls in `from` to those with the same names in `to`, and fires the events
 * that typing would. Dates are not copied: after hydration, a date field has inputs of other types.
 */
export function carryOver(from: Element, to: Element): void {
  const fresh = controlsOf(to)
  for (const old of controlsOf(from)) {
    if (old.name === '') continue
    const same = fresh.find(({ name, type, value }) =>
      isChoice(old) ? name === old.name && value === old.value : name === old.name && type === old.type,
    )
    if (!same) continue
    if (isChoice(old) && isChoice(same)) {
      if (old.checked !== same.checked && (old.checked || old.type === 'checkbox')) same.click()
    } else if (same.value !== old.value) {
      same.value = old.value
      for (const event of ['input', 'change']) same.dispatchEvent(new Event(event, { bubbles: true }))
    }
  }
}
