/**
 * Paths for which the service worker does not return the app shell. These are not paths of screens of the app, with one
 * exception: the page of the password reset, which only the server can render.
 */
export const documentsFromServer = [
  /^\/api\//,
  /^\/sandbox-bank\//,
  /^\/payment\//,
  /^\/price-alert\//,
  /^\/account\//,
  /^\/mailbox\//,
  /^\/document-session\//,
  // The server must render the page of the password reset, because only the server reads the cookie with the reset
  // token. The pattern allows the query string of the e-mailed link.
  /^\/auth\/reset-password\/?(\?|$)/,
  /^\/(healthz|readyz)$/,
  /\.[a-z]+$/,
]
