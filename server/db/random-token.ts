/** Creates random identifiers, and hashes of secrets. */
import { createHash, randomBytes } from 'node:crypto'

/** Returns 128 random bits as 22 URL-safe characters. */
export const randomId = (): string => randomBytes(16).toString('base64url')

/** Returns 256 random bits as 43 URL-safe characters, for session tokens and payment secrets. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/**
 * Returns the SHA-256 of `text` in hex. This fast hash suffices for random secrets. Passwords are hashed with the slow
 * argon2id instead.
 */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
