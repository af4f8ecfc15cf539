/** Values of controls that are replaced by others of the same names. */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsOf = (box: Element) => [...box.querySelectorAll<Control>('input, select, textarea')]

const isChoice = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type)

/**
 * Gives the controls in `to` what was typed or chosen in those of the same names in `from`, as if by the traveller. Dates
 * are not carried over: a date field has other controls once it is hydrated.
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
