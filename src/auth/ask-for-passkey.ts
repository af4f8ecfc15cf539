/** Requests a passkey from the browser and signs in with it; imported only in the browser. */
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import type { Api } from '#api/client.ts'
import { passkeyCalls } from '#api/passkey.ts'
import { PasskeyAuthentication } from '#contract/passkey.ts'

/**
 * Returns the token of the sign-in; null if the traveller chose no passkey. With `autofill` passkeys are offered in the
 * user name's suggestions until one is chosen or `signal` aborts; otherwise the browser prompts immediately. Throws
 * `ApiError`.
 */
export async function askForPasskey(api: Api, autofill: boolean, signal: AbortSignal): Promise<string | null> {
  if (!browserSupportsWebAuthn() || (autofill && !(await browserSupportsWebAuthnAutofill()))) return null
  const optionsJSON = await passkeyCalls.requestOptions(api, { signal }).catch((error: unknown) => {
    // Autofill runs unrequested: if it fails, the password form is still there.
    if (autofill) return null
    throw error
  })
  if (!optionsJSON) return null
  const stop = () => WebAuthnAbortService.cancelCeremony()
  signal.addEventListener('abort', stop)
  const chosen = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
    // A prompt that the traveller dismissed, that timed out or that another prompt replaced is not an error.
    .catch(() => null)
    .finally(() => signal.removeEventListener('abort', stop))
  if (!chosen) return null
  // A JSON round trip removes undefined properties, as on the wire.
  const credential: unknown = JSON.parse(JSON.stringify({ credential: chosen }))
  const { token } = await passkeyCalls.login(api, z.parse(PasskeyAuthentication, credential), { signal })
  return token
}
