import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { readDraft } from '#booking/payment/kept-draft.ts'
import type { ProductName } from '#contract/products.ts'
import { hasTypedValues } from '#forms/has-typed-values.ts'
import { keptDraft } from '#store/kept-draft.ts'
import { deviceValues } from '#store/key-value.ts'
import type { Draft } from '#store/store.ts'

/**
 * Reads the draft from this device without the code that loaders use for storage. Most visits of a server-rendered page
 * never need that code.
 */
const readOfDevice = (product: ProductName) => readDraft({ draft: (form) => keptDraft(deviceValues(), form) }, product)

/** Interval in milliseconds at which the page checks whether a dialog is open. */
const pause = 100

/** Resolves when no modal dialog is open any more. */
async function untilClosed(): Promise<void> {
  while (document.querySelector('dialog:modal')) await new Promise((resolve) => setTimeout(resolve, pause))
}

/**
 * Restores the draft that is stored on the device if the page was rendered without it (`loaded` is null). The stored
 * draft is ignored if anything was typed or chosen, even before hydration. Restoring remounts the form, so the hook
 * waits until no dialog is open. If a field of the form had the focus, the remounted field with the same ID gets the
 * focus. Until `settled` is true, the page must not store a draft, because an incomplete one would replace the stored
 * draft.
 */
export function useRestoredDraft(
  loaded: Draft | null,
  product: ProductName,
): { draft: Draft | null; settled: boolean } {
  const missing = loaded === null
  const [read, setRead] = useState<Draft | null>()
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!missing) return
    // If the traveller leaves the page before the draft has been read, the component with this hook is no longer
    // mounted, and `setRead` has no effect.
    void readOfDevice(product).then(async (draft) => {
      if (draft) await untilClosed()
      const focused = document.activeElement?.id ?? ''
      flushSync(() => setRead(draft))
      if (document.activeElement === document.body) document.getElementById(focused)?.focus({ preventScroll: true })
    })
    const form = document.querySelector<HTMLFormElement>('#payment')
    if (form && hasTypedValues(form)) setLate(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the effect runs once, because drafts stored later come from this page
  }, [])
  useEffect(() => {
    if (read !== undefined) return
    const typed = () => setLate(true)
    document.addEventListener('input', typed, { once: true })
    return () => document.removeEventListener('input', typed)
  }, [read])
  return { draft: late ? null : (read ?? null), settled: !missing || late || read !== undefined }
}
