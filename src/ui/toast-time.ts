export interface Toast {
  message: string
  title?: string | undefined
  tone?: 'info' | 'success' | 'danger' | 'warning'
  /**
   * Whether the notification is shown for 2 s instead of 3 s. Short notifications are errors titled 'Hata' and all
   * notifications of the PNR lookup (docs/product/frame.md#toasts).
   */
  short?: boolean
}

/** Returns how long a notification is shown, in milliseconds. */
export function toastTime(toast: Pick<Toast, 'short'>): number {
  return toast.short ? 2000 : 3000
}
