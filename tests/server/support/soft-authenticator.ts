/**
 * Implements a WebAuthn authenticator in software: one key pair, attestation 'none', user verified (WebAuthn level 3,
 * §6).
 */
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { PasskeyAuthentication, PasskeyCreationOptions, PasskeyRegistration } from '#contract/passkey.ts'

const sha = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const url = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/** Returns the head of a CBOR data item. */
function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}
const int = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value))
const bytes = (value: Uint8Array) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const map = (...entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()])

const userPresent = 0x01
const userVerified = 0x04
const attested = 0x40

interface Page {
  origin: string
  rpId: string
}

export interface SoftAuthenticator {
  /** Returns the value to which `startRegistration` of a browser resolves. */
  register(options: PasskeyCreationOptions, page: Page): PasskeyRegistration['credential']
  /**
   * Returns the value to which `startAuthentication` resolves in a browser. If `verified` is false, the value says that
   * the user was not verified.
   */
  authenticate(
    challenge: string,
    page: Page,
    changes?: { verified?: boolean; counter?: number },
  ): PasskeyAuthentication['credential']
}

let made = 0

/**
 * Creates an authenticator with a random key pair, on whose value no test depends. Its credential ID is a running
 * number.
 */
export function createSoftAuthenticator(): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = Buffer.alloc(32)
  id.writeUInt32BE(++made)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = map(
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), bytes(Buffer.from(x, 'base64url'))],
    [int(-3), bytes(Buffer.from(y, 'base64url'))],
  )
  let counter = 0
  let userHandle = ''

  const authenticatorData = (rpId: string, flags: number, count: number, rest: Buffer = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    return Buffer.concat([sha(rpId), Buffer.from([flags]), counted, rest])
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const frame = { id: url(id), rawId: url(id), type: 'public-key' as const, clientExtensionResults: {} }

  return {
    register({ challenge, user }, { origin, rpId }) {
      userHandle = user.id
      const size = Buffer.from([id.length >> 8, id.length & 255])
      const credential = Buffer.concat([Buffer.alloc(16), size, id, coseKey])
      const data = authenticatorData(rpId, userPresent | userVerified | attested, counter, credential)
      const attestation = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)])
      return {
        ...frame,
        response: {
          clientDataJSON: url(clientData('webauthn.create', challenge, origin)),
          attestationObject: url(attestation),
          transports: ['internal'],
        },
      }
    },
    authenticate(challenge, { origin, rpId }, { verified = true, counter: given } = {}) {
      const flags = userPresent | (verified ? userVerified : 0)
      const data = authenticatorData(rpId, flags, given ?? ++counter)
      const json = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([data, sha(json)]), privateKey)
      return {
        ...frame,
        response: {
          clientDataJSON: url(json),
          authenticatorData: url(data),
          signature: url(signature),
          userHandle,
        },
      }
    },
  }
}
