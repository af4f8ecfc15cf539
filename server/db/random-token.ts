/** Random identifiers, and hashes of secrets. */
import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 128 random bits as 22 URL-safe characters. */
export const randomId = (): string => randomBytes(16).toString('base64url')

/** 256 random bits as 43 URL-safe characters, for session tokens and payment secrets. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** SHA-256 in hex. Sufficient for random secrets; passwords are hashed with argon2id. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Letters and digits that are not confused when read aloud or badly printed. */
const pnrAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A reservation code of six characters; about 10⁹ possible codes. */
export const randomPnr = (): string =>
  Array.from({ length: 6 }, () => pnrAlphabet[randomInt(pnrAlphabet.length)]).join('')
