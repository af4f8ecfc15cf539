import { draftOf } from '#booking/payment/payment-form-data.ts'

/**
 * Returns a function that sends the draft of a form if the draft has changed and may be stored now (`keeps` returns
 * true).
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
