/** Security headers of documents. Scripts run from the site itself or with the document's nonce; Trusted Types are required. */
export function documentHeaders(
  nonce: string,
  options: { secure: boolean; outsideBank: boolean; development: boolean; tileOrigin: string | undefined },
): Record<string, string> {
  // A bank of a backend at API_ORIGIN lives at an address of its own; the sandbox bank lives here.
  const bank = options.outsideBank ? " 'self' https:" : " 'self'"
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${options.development ? " 'unsafe-eval'" : ''}`,
    options.development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${options.tileOrigin ? ` ${options.tileOrigin}` : ''}`,
    "font-src 'self'",
    options.development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src${bank}`,
    `form-action${bank}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(options.development ? [] : ["require-trusted-types-for 'script'", 'trusted-types ufuk-worker']),
    ...(options.secure ? ['upgrade-insecure-requests'] : []),
  ]
  return { 'Content-Security-Policy': policy.join('; '), 'X-Frame-Options': 'DENY', ...plainHeaders(options.secure) }
}

/** Headers that every answer carries, data and health checks included: no guessing of types, and https alone. */
export function transportHeaders(secure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** Headers of everything that a browser may show or run. */
export function plainHeaders(secure: boolean): Record<string, string> {
  return {
    ...transportHeaders(secure),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}
