/** URLs that the app shell never answers, because they are not screens of the app. */
export const documentsFromServer = [
  /^\/api\//,
  /^\/sandbox-bank\//,
  /^\/payment\//,
  /^\/price-alert\//,
  /^\/account\//,
  /^\/mailbox\//,
  /^\/document-session\//,
  // The reset page needs a cookie that only the server reads; its link has a query.
  /^\/auth\/reset-password\/?(\?|$)/,
  /^\/(healthz|readyz)$/,
  /\.[a-z]+$/,
]
