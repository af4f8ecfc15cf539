import { type ReactNode, startTransition, Suspense, use, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '#ui/use-hydrated.ts'

interface Props {
  /** Id of the dialog that the content is in. */
  dialog: string
  children: ReactNode
}

const isOpen = (dialog: string) => document.querySelector<HTMLDialogElement>(`#${CSS.escape(dialog)}`)?.open === true

/** The first sign of somebody who may open the dialog: a finger that begins to scroll is one, too. */
const signs = ['pointerdown', 'keydown'] as const

/**
 * The content of a dialog that only invokers open. The server renders it, so that the dialog works before hydration;
 * then it leaves the page, not hydrated. It comes back after the first press or key, at the latest in the frame in which
 * the dialog opens.
 */
export function WhenOpened({ dialog: id, children }: Props) {
  const hydrated = useHydrated()
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (!dialog) return
    const show = () => flushSync(() => setWanted(true))
    const prepare = () => startTransition(() => setWanted(true))
    if (isOpen(id)) queueMicrotask(show)
    for (const sign of signs) window.addEventListener(sign, prepare, { passive: true, once: true })
    // In the capture phase it comes before listeners that look at the content. Some browsers lack it.
    dialog.addEventListener('beforetoggle', show, { capture: true, once: true })
    const observer = new MutationObserver(show)
    observer.observe(dialog, { attributeFilter: ['open'] })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, prepare)
      dialog.removeEventListener('beforetoggle', show, { capture: true })
      observer.disconnect()
    }
  }, [id])
  if (hydrated && !wanted) return null
  return (
    <Suspense>
      <Content dialog={id} wanted={wanted}>
        {children}
      </Content>
    </Suspense>
  )
}

const never = new Promise<never>(() => undefined)

function Content({ dialog, wanted, children }: Props & { wanted: boolean }) {
  if (!import.meta.env.SSR && !wanted && !isOpen(dialog)) use(never)
  return children
}
