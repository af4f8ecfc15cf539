/** Creates random identifiers, and hashes of secrets. */
import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Returns 128 random bits as 22 URL-safe characters. */
export const randomId = (): string => randomBytes(16).toString('base64url')

/** Returns 256 random bits as 43 URL-safe characters, for session tokens and payment secrets. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** Returns the SHA-256 in hex. It is sufficient for random secrets; passwords are hashed with argon2id. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Letters and digits that are not mistaken for each other when read aloud or badly printed. */
const pnrAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns a random reservation code of six characters; there are about 10⁹ codes. */
export const randomPnr = (): string =>
  Array.from({ length: 6 }, () => pnrAlphabet[randomInt(pnrAlphabet.length)]).join('')
