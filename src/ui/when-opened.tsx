import { type ReactNode, startTransition, Suspense, use, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '#ui/use-hydrated.ts'

interface Props {
  /** Id of the dialog that contains the content. */
  dialog: string
  /**
   * Whether the content is rendered in the same frame in which the dialog opens, as content that gets the focus must
   * be.
   */
  atOnce?: boolean
  children: ReactNode
}

const isOpen = (dialog: string) => document.querySelector<HTMLDialogElement>(`#${CSS.escape(dialog)}`)?.open === true

/** Events after which the traveller may open a dialog. */
const signs = ['pointerdown', 'keydown'] as const

/** Milliseconds after the first event, which leave its own handlers time to respond. */
const pause = 300

/**
 * The content of a dialog that only invokers open. The server renders it, so that the dialog works before hydration; at
 * hydration it is removed. It is rendered soon after the first press or key, at the latest when the dialog opens.
 */
export function WhenOpened({ dialog: id, atOnce = false, children }: Props) {
  const hydrated = useHydrated()
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (!dialog) return
    const bring = () => startTransition(() => setWanted(true))
    const show = () => {
      forget()
      if (atOnce) flushSync(() => setWanted(true))
      else bring()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const prepare = () => {
      timer ??= setTimeout(bring, pause)
    }
    const observer = new MutationObserver(show)
    const forget = () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, prepare)
      dialog.removeEventListener('beforetoggle', show, { capture: true })
      observer.disconnect()
    }
    // Not a transition: the content must not be removed meanwhile.
    if (isOpen(id)) queueMicrotask(() => setWanted(true))
    for (const sign of signs) window.addEventListener(sign, prepare, { passive: true })
    // In the capture phase this runs before listeners that read the content. The observer serves browsers without this
    // event.
    dialog.addEventListener('beforetoggle', show, { capture: true })
    observer.observe(dialog, { attributeFilter: ['open'] })
    return forget
  }, [id, atOnce])
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

function Content({ dialog, wanted, children }: Pick<Props, 'dialog' | 'children'> & { wanted: boolean }) {
  if (!import.meta.env.SSR && !wanted && !isOpen(dialog)) use(never)
  return children
}
