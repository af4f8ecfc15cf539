/** Creates a passkey on this device and registers it with the gateway; this module is imported only in the browser. */
import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import type { Api } from '#api/client.ts'
import { passkeyCalls } from '#api/passkey.ts'
import { PasskeyRegistration } from '#contract/passkey.ts'

export type Made = 'made' | 'unsupported' | 'known' | 'dismissed'

/**
 * Creates a passkey and registers it. Resolves to 'made' on success, to 'unsupported' if the browser has no passkeys,
 * and to 'known' if this device already has one. Resolves to 'dismissed' if the traveller cancelled or the browser
 * could not create the passkey. Rejects with `ApiError` if an API call fails.
 */
export async function makePasskey(api: Api, name: string, options: { signal: AbortSignal }): Promise<Made> {
  if (!browserSupportsWebAuthn()) return 'unsupported'
  const optionsJSON = await passkeyCalls.creationOptions(api, options)
  const made = await startRegistration({ optionsJSON }).catch((error: unknown) =>
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? ('known' as const)
      : ('dismissed' as const),
  )
  if (typeof made === 'string') return made
  // The schema of a passkey registration allows optional properties to be absent, but not to be undefined. Converting
  // the registration to JSON and back removes undefined properties.
  const form: unknown = JSON.parse(JSON.stringify({ name, credential: made }))
  await passkeyCalls.register(api, z.parse(PasskeyRegistration, form), options)
  return 'made'
}
