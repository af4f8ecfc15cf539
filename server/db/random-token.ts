/** Random identifiers, and the hashes under which secrets are kept. */
import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 128 random bits as 22 URL-safe characters. */
export const randomId = (): string => randomBytes(16).toString('base64url')

/** 256 random bits as 43 URL-safe characters, for tokens that stand for a person or a payment. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** SHA-256 in hex. Enough for random secrets; passwords go through argon2id. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Letters and digits that can't be taken for one another when read aloud or in a bad print. */
const pnrAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A reservation code of six characters: about 10⁹ of them. */
export const randomPnr = (): string =>
  Array.from({ length: 6 }, () => pnrAlphabet[randomInt(pnrAlphabet.length)]).join('')
