/** Security headers, as middleware: of every answer, of what a browser may show or run, and of documents. */
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
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  crossOriginOpenerPolicy: true,
})

/** What every answer carries, data and health checks included: no guessing of types, and https alone. */
export const transportSecurity = (secure: boolean): MiddlewareHandler => secureHeaders(transport(secure))

/** What everything carries that a browser may show or run. */
export const pageSecurity = (secure: boolean): MiddlewareHandler => secureHeaders(page(secure))

export interface DocumentSecurity {
  secure: boolean
  /** The bank of a backend at API_ORIGIN lives at an address of its own; the sandbox bank lives here. */
  outsideBank: boolean
  development: boolean
  /** Where the map tiles of the contact page come from. */
  tileOrigin: string | undefined
  /** False for the app shell, which is the same file for everybody and runs no script of its own. */
  nonce: boolean
}

/**
 * Documents run scripts of the site itself, or with the document's nonce (`secureHeadersNonce` of the context); Trusted
 * Types are required.
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
