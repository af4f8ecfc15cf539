import { useEffect, useState } from 'react'
import { readDraft } from '#booking/payment/kept-draft.ts'
import type { ProductName } from '#contract/products.ts'
import { hasTypedValues } from '#forms/has-typed-values.ts'
import { keptDraft } from '#store/kept-draft.ts'
import { deviceValues } from '#store/key-value.ts'
import type { Draft } from '#store/store.ts'

/** Reads this device's draft without the services of loaders, which most visits of a document never need. */
const readOfDevice = (product: ProductName) => readDraft({ draft: (form) => keptDraft(deviceValues(), form) }, product)

/**
 * Reads the stored draft of a server-rendered page from the device; `loaded` is the draft of the page's data. What is read
 * is ignored once typing has begun, also where that was before the scripts. Until reading has `settled`, no draft is
 * stored, because an incomplete one would replace the stored draft.
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
    void readOfDevice(product).then(setRead)
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
