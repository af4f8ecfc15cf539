import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { readDraft } from '#booking/payment/kept-draft.ts'
import type { ProductName } from '#contract/products.ts'
import { hasTypedValues } from '#forms/has-typed-values.ts'
import { keptDraft } from '#store/kept-draft.ts'
import { deviceValues } from '#store/key-value.ts'
import type { Draft } from '#store/store.ts'

/** Reads this device's draft without the services of loaders, which most visits of a document never need. */
const readOfDevice = (product: ProductName) => readDraft({ draft: (form) => keptDraft(deviceValues(), form) }, product)

/** Milliseconds between two looks at whether a dialog is still open. */
const pause = 100

/** Resolves when no modal dialog is open. */
async function untilClosed(): Promise<void> {
  while (document.querySelector('dialog:modal')) await new Promise((resolve) => setTimeout(resolve, pause))
}

/**
 * Reads the stored draft of a server-rendered page from the device; `loaded` is the draft of the page's data. What is read
 * is ignored once something was typed or chosen, also where that was before the scripts. A draft mounts the form again,
 * so it waits until an open dialog is closed, and the element with the same id gets the focus. Until reading has
 * `settled`, no draft is stored, because an incomplete one would replace the stored draft.
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
    // An update of a page that was left meanwhile does nothing.
    void readOfDevice(product).then(async (draft) => {
      if (draft) await untilClosed()
      const focused = document.activeElement?.id ?? ''
      flushSync(() => setRead(draft))
      if (document.activeElement === document.body) document.getElementById(focused)?.focus({ preventScroll: true })
    })
    const form = document.querySelector<HTMLFormElement>('#payment')
    if (form && hasTypedValues(form)) setLate(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, right after the page came: later drafts are its own
  }, [])
  useEffect(() => {
    if (read !== undefined) return
    const typed = () => setLate(true)
    document.addEventListener('input', typed, { once: true })
    return () => document.removeEventListener('input', typed)
  }, [read])
  return { draft: late ? null : (read ?? null), settled: !missing || late || read !== undefined }
}
