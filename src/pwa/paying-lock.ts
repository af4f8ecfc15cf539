/**
 * Name of the Web Lock that every tab with a payment in progress holds. No update is activated meanwhile, because it
 * would remove the tab's scripts.
 */
export const payingLock = 'paying'
