/**
 * Name of the Web Lock that every tab with a payment in progress holds. While it is held, no update is activated,
 * because an update would remove the JavaScript files of the tab.
 */
export const payingLock = 'paying'
