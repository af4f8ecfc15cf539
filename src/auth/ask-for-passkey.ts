/** Asks the browser for a passkey and the gateway for a sign-in with it; only ever loaded in a browser. */
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
 * The token of a sign-in, or null where the traveller chose none. With `autofill` the passkeys are offered in the user
 * name's list until one is chosen or `signal` ends the wait; without, the browser asks at once. Throws `ApiError`.
 */
export async function askForPasskey(api: Api, autofill: boolean, signal: AbortSignal): Promise<string | null> {
  if (!browserSupportsWebAuthn() || (autofill && !(await browserSupportsWebAuthnAutofill()))) return null
  const optionsJSON = await passkeyCalls.requestOptions(api, { signal }).catch((error: unknown) => {
    // Nobody asked for the suggestions: where they can't be made, the password is there.
    if (autofill) return null
    throw error
  })
  if (!optionsJSON) return null
  const stop = () => WebAuthnAbortService.cancelCeremony()
  signal.addEventListener('abort', stop)
  const chosen = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
    // Turned away by the traveller, by the browser's time limit or by the next question: no error of ours.
    .catch(() => null)
    .finally(() => signal.removeEventListener('abort', stop))
  if (!chosen) return null
  // Through JSON, as it travels: what is undefined is absent then.
  const credential: unknown = JSON.parse(JSON.stringify({ credential: chosen }))
  const { token } = await passkeyCalls.login(api, z.parse(PasskeyAuthentication, credential), { signal })
  return token
}
