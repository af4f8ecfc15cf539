import { draftOf } from '#booking/payment/payment-form-data.ts'

/**
 * Returns a function that sends the draft of a form. It sends nothing if `keeps` returns false, or if the draft has not
 * changed since it was last sent.
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
