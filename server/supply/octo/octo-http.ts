/**
 * Sends requests to an OCTO server: only to the configured URL, without following redirects, and with a limit on the
 * size of responses. Returns the JSON of the response. Throws `OctoRefusal` with OCTO's error code if the OCTO server
 * refuses the call. Throws `SupplyFailure` if the call fails in another way; the call may still have had an effect.
 */
import * as z from 'zod/mini'
import { SupplyFailure } from '#server/supply/supply-call.ts'
import { OctoError } from '#server/supply/octo/octo-schemas.ts'

export interface OctoAccess {
  /** Base URL of the API, such as `https://octo.example/v1`. */
  url: string
  token: string
}

/** Thrown if the OCTO server understood a call and refused it. */
export class OctoRefusal extends Error {
  readonly code: string
  constructor(code: string) {
    super(`The OCTO server refused with ${code}`)
    this.code = code
  }
}

interface OctoCall {
  /** Segments of the URL path, not yet encoded. */
  path: readonly string[]
  /** Request body, sent as JSON by POST; a call without body is a GET. */
  body?: unknown
  /** BCP 47 tag of the language in which the OCTO server should return texts. */
  language?: string
  signal: AbortSignal
  /** Maximum size of the response in bytes; 2 MB by default. */
  most?: number
}

export type OctoHttp = (call: OctoCall) => Promise<unknown>

const usualMost = 2_000_000
const capabilities = 'octo/pricing, octo/content'
/**
 * OCTO error codes that do not count as a refusal, because the OCTO server has not decided about the call. After such a
 * code, `SupplyFailure` is thrown, not `OctoRefusal`.
 */
const failures = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'INTERNAL_SERVER_ERROR'])

async function textOf(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // If the response is too large, reading stops with an error. The runtime then cancels the download of the rest.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new SupplyFailure(`The OCTO server's answer has more than ${most} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SupplyFailure(`The OCTO server answered ${status} without JSON`)
  }
}

/** Whether the HTTP status says that the call was understood and refused. */
const isRefusal = (status: number) => [400, 404, 409, 410, 422].includes(status)

export function createOctoHttp({ url, token }: OctoAccess): OctoHttp {
  const base = url.replace(/\/+$/, '')
  return async ({ path, body, language, signal, most = usualMost }) => {
    const target = `${base}/${path.map(encodeURIComponent).join('/')}`
    let response: Response
    let text: string
    try {
      response = await fetch(target, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          Accept: 'application/json',
          Authorization: `Bearer ${token}`,
          'Octo-Capabilities': capabilities,
          ...(language !== undefined && { 'Accept-Language': language }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal,
      })
      text = await textOf(response, most)
    } catch (cause) {
      if (cause instanceof SupplyFailure) throw cause
      throw new SupplyFailure('The OCTO server did not answer', { cause })
    }
    const { status } = response
    if (response.ok) return parseJson(text, status)
    if (!isRefusal(status)) throw new SupplyFailure(`The OCTO server answered ${status}`)
    const refusal = z.safeParse(OctoError, parseJson(text, status))
    if (!refusal.success || failures.has(refusal.data.error))
      throw new SupplyFailure(`The OCTO server answered ${status} ${refusal.data?.error ?? ''}`)
    throw new OctoRefusal(refusal.data.error)
  }
}
