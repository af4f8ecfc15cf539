/**
 * Passwords as argon2id in PHC notation, with OWASP's parameters (19 MiB, 2 passes). Hashing is meant to cost: a gate
 * keeps any number of sign-ins from taking the processor, the memory and Node's few worker threads from other calls.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createGate } from '#server/account/work-gate.ts'

const derive = promisify(argon2)
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** One processor stays free, and one of the four worker threads; what waits is done within a second or two. */
const gate = createGate(Math.min(3, Math.max(1, availableParallelism() - 1)), 30)

/** The text that is stored for a password. Throws `GateBusy` when too many wait already. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const message = password.normalize('NFKC')
  const tag = await gate(() => derive('argon2id', { message, nonce, ...cost }))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether a password is the stored one; takes the same time for every wrong one. Throws `GateBusy` like `hashPassword`. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = phc.exec(stored)
  if (!match) return false
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match
  const expected = Buffer.from(tag, 'base64')
  const parameters = {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  }
  const actual = await gate(() => derive('argon2id', parameters))
  return timingSafeEqual(actual, expected)
}

let nobody: Promise<string> | undefined

/** A hash that no password has, to be checked where there is no account: the answer takes as long as for a wrong password. */
export function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(randomBytes(32).toString('base64url')).catch((error: unknown) => {
    nobody = undefined
    throw error
  })
  return nobody
}
