/**
 * Hashes passwords with argon2id in PHC notation. Each hash is expensive on purpose. A gate limits how many hashes run
 * concurrently, so that a flood of sign-ins leaves CPU, memory and some of libuv's few worker threads to other calls.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createGate } from '#server/account/work-gate.ts'

const derive = promisify(argon2)

/** Parameters of Argon2: memory in KiB, number of passes over it, and number of threads. */
interface HashCost {
  memory: number
  passes: number
  parallelism: number
}

/** OWASP's recommended parameters for argon2id: 19 MiB of memory, 2 passes. */
export const fullCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }
let cost = fullCost
let nobody: Promise<string> | undefined

/** Sets the cost of new hashes; only tests lower it. */
export function setHashCost(wanted: HashCost): void {
  cost = wanted
  nobody = undefined
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/**
 * Gate for password hashing. At most three hashes run concurrently, so that one of libuv's four worker threads stays
 * free for other work. On a machine with two or three CPU cores, fewer hashes run, so that one core stays free, too. Up
 * to 30 more hashes wait in a queue. A waiting hash finishes within a second or two.
 */
const gate = createGate(Math.min(3, Math.max(1, availableParallelism() - 1)), 30)

/** Returns the password's hash in PHC notation. Throws `GateBusy` when too many hashes are queued. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const message = password.normalize('NFKC')
  const { memory, passes, parallelism } = cost
  const tag = await gate(() => derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength: 32 }))
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether a password matches the stored hash, in constant time. Throws `GateBusy` like `hashPassword`. */
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

/**
 * Returns a hash that no password matches. The password of a sign-in to an unknown account is checked against it, so
 * that the response time does not reveal whether the account exists.
 */
export function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(randomBytes(32).toString('base64url')).catch((error: unknown) => {
    nobody = undefined
    throw error
  })
  return nobody
}
