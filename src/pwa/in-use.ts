let usedAt = ''

/** Records the page's URL if the traveller has changed a field of a posted form. */
function note({ isTrusted, target }: Event): void {
  const form = target && 'form' in target ? target.form : null
  if (isTrusted && form instanceof HTMLFormElement && form.method === 'post') usedAt = window.location.href
}

/** Starts to record whether the traveller changes fields. */
export function followUse(): void {
  window.addEventListener('input', note, true)
  window.addEventListener('change', note, true)
}

/**
 * Whether the page contains something that a reload would delete: an open dialog, or a field of a posted form that the
 * traveller has changed since the page got its current URL.
 */
export const isInUse = (): boolean => usedAt === window.location.href || document.querySelector('dialog[open]') !== null
