/**
 * Web Lock held by every tab with a payment in progress; no update is activated meanwhile, because it would remove the
 * tab's scripts.
 */
export const payingLock = 'paying'
