import { type ReactNode, startTransition, Suspense, use, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '#ui/use-hydrated.ts'

interface Props {
  /** Id of the dialog that the content is in. */
  dialog: string
  children: ReactNode
}

const isOpen = (dialog: string) => document.querySelector<HTMLDialogElement>(`#${CSS.escape(dialog)}`)?.open === true

/** Signs that a button is about to be pressed. */
const signs = ['pointerdown', 'focusin'] as const

/**
 * The content of a dialog that only invokers open. The server renders it, so that the dialog works before hydration;
 * then it leaves the page, not hydrated. It comes back when a button that opens the dialog is touched or focused, at the
 * latest in the frame in which the dialog opens.
 */
export function WhenOpened({ dialog: id, children }: Props) {
  const hydrated = useHydrated()
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (!dialog) return
    const show = () => {
      forget()
      flushSync(() => setWanted(true))
    }
    const prepare = ({ target }: Event) => {
      const opener = target instanceof Element && target.closest('button')?.getAttribute('commandfor')
      if (opener === id) startTransition(() => setWanted(true))
    }
    const observer = new MutationObserver(show)
    const forget = () => {
      for (const sign of signs) document.removeEventListener(sign, prepare)
      dialog.removeEventListener('beforetoggle', show, { capture: true })
      observer.disconnect()
    }
    if (isOpen(id)) queueMicrotask(show)
    for (const sign of signs) document.addEventListener(sign, prepare, { passive: true })
    // In the capture phase it comes before listeners that look at the content. Browsers without it have the observer.
    dialog.addEventListener('beforetoggle', show, { capture: true })
    observer.observe(dialog, { attributeFilter: ['open'] })
    return forget
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
