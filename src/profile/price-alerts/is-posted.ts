/** Whether `posted`, the form that is being submitted, has the given intent and the ID of the given price alert. */
export const isPosted = (posted: FormData | undefined, id: number, intent: string): boolean =>
  posted?.get('id') === String(id) && posted.get('intent') === intent
