/** Requests a passkey from the browser and signs in with it. The module is imported only in the browser. */
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
 * Returns the token of the sign-in; null if the traveller chose no passkey. With `autofill`, the browser suggests
 * passkeys in the user name field until one is chosen or `signal` aborts. Without `autofill`, the browser shows its
 * passkey prompt immediately. Throws `ApiError`.
 */
export async function askForPasskey(api: Api, autofill: boolean, signal: AbortSignal): Promise<string | null> {
  if (!browserSupportsWebAuthn() || (autofill && !(await browserSupportsWebAuthnAutofill()))) return null
  const optionsJSON = await passkeyCalls.requestOptions(api, { signal }).catch((error: unknown) => {
    // The autofill of passkeys starts without the traveller's request, so its failure is not reported. The password
    // form still works.
    if (autofill) return null
    throw error
  })
  if (!optionsJSON) return null
  const stop = () => WebAuthnAbortService.cancelCeremony()
  signal.addEventListener('abort', stop)
  const chosen = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
    // It is no error if the traveller dismissed the prompt, it timed out, or another prompt replaced it.
    .catch(() => null)
    .finally(() => signal.removeEventListener('abort', stop))
  if (!chosen) return null
  // The conversion to JSON and back removes undefined properties, as sending them in a request's body would.
  const credential: unknown = JSON.parse(JSON.stringify({ credential: chosen }))
  const { token } = await passkeyCalls.login(api, z.parse(PasskeyAuthentication, credential), { signal })
  return token
}
