import { useEffect, useLayoutEffect, useRef, useState } from 'react'
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
 * is ignored once typing has begun, also where that was before the scripts. A draft mounts the form again, so it waits for
 * an open dialog to be closed, and the focus goes to the same field or button of the new form. Until reading has
 * `settled`, no draft is stored, because an incomplete one would replace the stored draft.
 */
export function useRestoredDraft(
  loaded: Draft | null,
  product: ProductName,
): { draft: Draft | null; settled: boolean } {
  const missing = loaded === null
  const [read, setRead] = useState<Draft | null>()
  const [late, setLate] = useState(false)
  /** Id of the element with the focus when the draft was there. */
  const focused = useRef('')
  useEffect(() => {
    if (!missing) return
    // An update of a page that was left meanwhile does nothing.
    void readOfDevice(product).then(async (draft) => {
      if (draft) await untilClosed()
      focused.current = document.activeElement?.id ?? ''
      setRead(draft)
    })
    const form = document.querySelector<HTMLFormElement>('#payment')
    if (form && hasTypedValues(form)) setLate(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, right after the page came: later drafts are its own
  }, [])
  useLayoutEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById(focused.current)?.focus({ preventScroll: true })
  }, [read])
  useEffect(() => {
    if (read !== undefined) return
    const typed = () => setLate(true)
    document.addEventListener('input', typed, { once: true })
    return () => document.removeEventListener('input', typed)
  }, [read])
  return { draft: late ? null : (read ?? null), settled: !missing || late || read !== undefined }
}
