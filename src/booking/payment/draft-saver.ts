import { draftOf } from '#booking/payment/payment-form-data.ts'

/** A function that sends a form's draft if it has changed, unless drafts may not be stored now. */
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
