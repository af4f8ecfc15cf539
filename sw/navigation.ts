/** Addresses whose documents never come from the app shell: they are not the app's own screens. */
export const documentsFromServer = [
  /^\/api\//,
  /^\/sandbox-bank\//,
  /^\/payment\//,
  /^\/price-alert\//,
  /^\/account\//,
  /^\/mailbox\//,
  /^\/document-session\//,
  // The reset page knows its token from a cookie that only the server reads; the link to it has a query.
  /^\/auth\/reset-password\/?(\?|$)/,
  /^\/(healthz|readyz)$/,
  /\.[a-z]+$/,
]
