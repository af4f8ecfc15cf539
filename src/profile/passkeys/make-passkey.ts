/** Makes a passkey on this device and tells the gateway of it; only ever loaded in a browser. */
import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import type { Api } from '#api/client.ts'
import { passkeyCalls } from '#api/passkey.ts'
import { PasskeyRegistration } from '#contract/passkey.ts'

export type Made = 'made' | 'unsupported' | 'known' | 'dismissed'

/** What came of it: 'known' where the device has one already, 'dismissed' where the traveller turned it away. Throws `ApiError`. */
export async function makePasskey(api: Api, name: string, options: { signal: AbortSignal }): Promise<Made> {
  if (!browserSupportsWebAuthn()) return 'unsupported'
  const optionsJSON = await passkeyCalls.creationOptions(api, options)
  const made = await startRegistration({ optionsJSON }).catch((error: unknown) =>
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? ('known' as const)
      : ('dismissed' as const),
  )
  if (typeof made === 'string') return made
  // Through JSON, as it travels: what is undefined is absent then.
  const form: unknown = JSON.parse(JSON.stringify({ name, credential: made }))
  await passkeyCalls.register(api, z.parse(PasskeyRegistration, form), options)
  return 'made'
}
