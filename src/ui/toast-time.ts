export interface Toast {
  message: string
  title?: string | undefined
  tone?: 'info' | 'success' | 'danger' | 'warning'
  /** Whether the notification lasts 2 s: errors titled 'Hata' and all PNR notices (docs/product/frame.md#toasts). */
  short?: boolean
}

/** Display time of a notification in milliseconds. */
export function toastTime(toast: Pick<Toast, 'short'>): number {
  return toast.short ? 2000 : 3000
}
