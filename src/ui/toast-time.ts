export interface Toast {
  message: string
  title?: string | undefined
  tone?: 'info' | 'success' | 'danger' | 'warning'
  /** Shown for 2 s: errors titled 'Hata' and every PNR notice (docs/product/frame.md#toasts). */
  short?: boolean
}

/** Milliseconds that a notification stays. */
export function toastTime(toast: Pick<Toast, 'short'>): number {
  return toast.short ? 2000 : 3000
}
