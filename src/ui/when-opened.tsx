import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '#ui/use-hydrated.ts'

interface Props {
  /** Id of the dialog that the content is in. */
  dialog: string
  children: ReactNode
}

const isOpen = (dialog: string) => document.querySelector<HTMLDialogElement>(`#${CSS.escape(dialog)}`)?.open === true

/**
 * The content of a dialog that only invokers open. The server renders it, so that the dialog works before hydration;
 * then it leaves the page, not hydrated, and comes back in the frame in which the dialog opens for the first time.
 */
export function WhenOpened({ dialog: id, children }: Props) {
  const hydrated = useHydrated()
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (!dialog) return
    const show = () => flushSync(() => setOpened(true))
    if (isOpen(id)) queueMicrotask(show)
    // In the capture phase it comes before listeners that look at the content. Some browsers lack it.
    dialog.addEventListener('beforetoggle', show, { capture: true, once: true })
    const observer = new MutationObserver(show)
    observer.observe(dialog, { attributeFilter: ['open'] })
    return () => {
      dialog.removeEventListener('beforetoggle', show, { capture: true })
      observer.disconnect()
    }
  }, [id])
  if (hydrated && !opened) return null
  return (
    <Suspense>
      <Content dialog={id} opened={opened}>
        {children}
      </Content>
    </Suspense>
  )
}

const never = new Promise<never>(() => undefined)

function Content({ dialog, opened, children }: Props & { opened: boolean }) {
  if (!import.meta.env.SSR && !opened && !isOpen(dialog)) use(never)
  return children
}
