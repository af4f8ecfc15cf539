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

/** Resolves after 100 ms. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

/** Resolves when no modal dialog is open. */
async function untilClosed(): Promise<void> {
  while (document.querySelector('dialog:modal')) await pause()
}

/**
 * Gives the lost focus to the element with the id, for which it waits for at most ten seconds, since the code of a part
 * of the form may still be on its way. A focus that was moved meanwhile stays.
 */
async function refocus(id: string): Promise<void> {
  if (id === '') return
  for (let looks = 0; looks < 100 && document.activeElement === document.body; looks++) {
    document.getElementById(id)?.focus({ preventScroll: true })
    await pause()
  }
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
      await refocus(focused)
    })
    const form = document.querySelector<HTMLFormElement>('#payment')
    if (form && hasTypedValues(form)) setLate(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, right after the page came: later drafts are its own
  }, [])
  useEffect(() => {
    if (read !== undefined) return
    const typed = () => setLate(true)
    // At the window, since React may stop an event of a part that is not hydrated yet at the document.
    window.addEventListener('input', typed, { capture: true, once: true })
    return () => window.removeEventListener('input', typed, { capture: true })
  }, [read])
  return { draft: late ? null : (read ?? null), settled: !missing || late || read !== undefined }
}
