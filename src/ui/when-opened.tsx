import { type ReactNode, startTransition, Suspense, use, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '#ui/use-hydrated.ts'

interface Props {
  /** ID of the dialog that contains `children`. */
  dialog: string
  /**
   * Whether the content is rendered synchronously when the dialog opens. This is needed for content that gets the
   * focus.
   */
  atOnce?: boolean
  children: ReactNode
}

const isOpen = (dialog: string) => document.querySelector<HTMLDialogElement>(`#${CSS.escape(dialog)}`)?.open === true

/** Events that may precede the opening of a dialog. */
const signs = ['pointerdown', 'keydown'] as const

/**
 * The content of the dialog is rendered this many milliseconds after the first press or key on the page, so that the
 * page responds to the press first.
 */
const pause = 300

/**
 * Content of a dialog that only buttons with a `command` attribute open. The server renders the content, so that the
 * dialog works before hydration; hydration removes it. The content is rendered again soon after the first press or key
 * anywhere on the page, at the latest when the dialog opens.
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
    // If the dialog is already open, its content must not disappear after hydration. Therefore this state update is not
    // a React transition, which could take effect too late.
    if (isOpen(id)) queueMicrotask(() => setWanted(true))
    for (const sign of signs) window.addEventListener(sign, prepare, { passive: true })
    // Other `beforetoggle` listeners of the dialog read its content. The function `show` renders the content and must
    // run before these listeners; `capture` ensures that. In browsers that don't fire `beforetoggle` for dialogs, the
    // mutation observer calls `show` when the dialog's `open` attribute changes.
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
