/** Whether `posted`, the form of the running navigation, has this `intent` and this alert `id`. */
export const isPosted = (posted: FormData | undefined, id: number, intent: string): boolean =>
  posted?.get('id') === String(id) && posted.get('intent') === intent
