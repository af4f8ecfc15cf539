/**
 * Contains middleware that sets security headers:
 * - `transportSecurity` is for all responses.
 * - `pageSecurity` is for responses that a browser may display or run. It also sets the headers of `transportSecurity`.
 * - `documentSecurity` is for the HTML pages of the web app. It also sets the headers of `pageSecurity`.
 * The gateway's own pages, such as the sandbox bank's, get the headers of `transportSecurity` and some of their own
 * (`server/http/html-page.ts`).
 */
import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'

const unset = {
  crossOriginResourcePolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

const transport = (secure: boolean) => ({
  ...unset,
  xContentTypeOptions: true,
  strictTransportSecurity: secure && 'max-age=31536000; includeSubDomains',
})

const page = (secure: boolean) => ({
  ...transport(secure),
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], microphone: [], geolocation: ['self'], payment: [] },
  crossOriginOpenerPolicy: true,
})

/** Sets the headers of all responses, including data and health checks: no MIME sniffing, and HSTS if `secure`. */
export const transportSecurity = (secure: boolean): MiddlewareHandler => secureHeaders(transport(secure))

/**
 * Sets the headers of responses that a browser may display or run, such as static files. Server-rendered pages get them
 * from `documentSecurity`.
 */
export const pageSecurity = (secure: boolean): MiddlewareHandler => secureHeaders(page(secure))

interface DocumentSecurity {
  secure: boolean
  /**
   * Whether pages may embed bank pages of any https origin and post forms to them. If false, bank pages must have the
   * site's own origin, as those of the sandbox bank have. True with a backend at API_ORIGIN, because its bank can have
   * any origin. Always true for the app shell.
   */
  outsideBank: boolean
  development: boolean
  /** Origin of the contact page's map tiles. */
  tileOrigin: string | undefined
  /** Whether inline scripts carry a nonce; false for the app shell, a static file without inline scripts. */
  nonce: boolean
}

/**
 * Sets the headers of pages. Pages may run only scripts of the site's origin and, if `nonce` is true, scripts with the
 * nonce (`secureHeadersNonce` of the context). Except in development, Trusted Types are required.
 */
export function documentSecurity(options: DocumentSecurity): MiddlewareHandler {
  const { secure, outsideBank, development, tileOrigin } = options
  const bank = ["'self'", ...(outsideBank ? ['https:'] : [])]
  const nonce = options.nonce ? [NONCE] : []
  return secureHeaders({
    ...page(secure),
    xFrameOptions: 'DENY',
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...nonce, ...(development ? ["'unsafe-eval'"] : [])],
      styleSrc: ["'self'", ...(development ? ["'unsafe-inline'"] : nonce)],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', ...(tileOrigin ? [tileOrigin] : [])],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(development ? ['ws:'] : [])],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      frameSrc: bank,
      formAction: bank,
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      ...(development ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['ufuk-worker'] }),
      ...(secure ? { upgradeInsecureRequests: [] } : {}),
    },
  })
}
