import { draftOf } from '#booking/payment/payment-form-data.ts'

/**
 * Returns a function that passes the draft of a form to `send`, which stores the draft on this device. The draft is not
 * passed if `keeps` returns false, or if it has not changed since it was last passed.
 */
export function draftSaver(
  keeps: () => boolean,
  send: (draft: Record<string, string>) => void,
): (form: FormData) => void {
  let saved = JSON.stringify({})
  return (form) => {
    if (!keeps()) return
    const draft = draftOf(form)
    const text = JSON.stringify(draft)
    if (text === saved) return
    saved = text
    send(draft)
  }
}
