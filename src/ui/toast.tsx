import { useLingui } from '@lingui/react/macro'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { type Toast, toastTime } from '#ui/toast-time.ts'
import { EndOfPaint } from '#ui/whole-paint.tsx'
import styles from './toast.module.css'

type ShowToast = (toast: Toast) => () => void

const ToastContext = createContext<ShowToast>(() => () => {})

/**
 * Returns a function that shows a notification at the top centre of the window, for 2 s if `short` is set, otherwise
 * for 3 s (docs/product/frame.md#toasts). The function returns another one, which removes the notification earlier.
 */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}

interface Shown extends Toast {
  key: number
}

/** Provides the function of `useToast` to the whole app and shows the notifications. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([])
  const [host, setHost] = useState<Element | null>(null)
  const count = useRef(0)
  const drop = useCallback((key: number) => setShown((all) => all.filter((toast) => toast.key !== key)), [])
  const show = useCallback<ShowToast>(
    (toast) => {
      count.current += 1
      const key = count.current
      setShown((all) => [...all.filter((other) => other.message !== toast.message).slice(-2), { ...toast, key }])
      return () => drop(key)
    },
    [drop],
  )
  const newest = shown.at(-1)?.key
  // While a modal dialog is open, elements outside it are inert. Therefore a new notification is rendered inside the
  // topmost modal dialog: the one with the focus, else the one that comes last in the document. This effect runs after
  // the effects by which dialogs open and close.
  useLayoutEffect(() => {
    const modal = 'dialog:modal'
    if (newest !== undefined)
      // oxlint-disable-next-line react/set-state-in-effect -- only the document knows which dialogs are open
      setHost(document.activeElement?.closest(modal) ?? [...document.querySelectorAll(modal)].at(-1) ?? document.body)
  }, [newest])
  const region = useMemo(() => <ToastRegion shown={shown} onDrop={drop} />, [shown, drop])
  return (
    <ToastContext value={show}>
      {children}
      <EndOfPaint />
      {host && createPortal(region, host)}
    </ToastContext>
  )
}

function ToastRegion({ shown, onDrop }: { shown: Shown[]; onDrop: (key: number) => void }) {
  const ref = useRef<HTMLDivElement>(null)
  const newest = shown.at(-1)?.key
  useEffect(() => {
    // The popover that contains the notifications is closed and opened again for each new notification. This puts it
    // above dialogs that have been opened since the previous notification. If the dialog that contained the popover has
    // been removed, nothing is done here, because the popover is rendered anew in another element.
    if (newest === undefined || !ref.current?.isConnected || !ref.current.showPopover) return
    if (ref.current.matches(':popover-open')) ref.current.hidePopover()
    ref.current.showPopover()
  }, [newest])
  return (
    <div ref={ref} className={styles.region} popover="manual">
      {shown.map((toast) => (
        <ToastCard key={toast.key} toast={toast} onDrop={() => onDrop(toast.key)} />
      ))}
    </div>
  )
}

function ToastCard({ toast, onDrop }: { toast: Shown; onDrop: () => void }) {
  const { t } = useLingui()
  const [paused, setPaused] = useState(false)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => drop.current(), toastTime(toast))
    return () => clearTimeout(timer)
  }, [paused, toast])
  return (
    <div
      className={classNames(styles.toast, styles[toast.tone ?? 'info'])}
      role={toast.tone === 'danger' ? 'alert' : 'status'}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div className={styles.text}>
        {toast.title && <strong className={styles.title}>{toast.title}</strong>}
        <p>{toast.message}</p>
      </div>
      <IconButton icon="close" label={t`Kapat`} onClick={onDrop} />
    </div>
  )
}
