/**
 * How travellers prove who they are: registrations that wait for their code, password resets, new e-mail addresses and
 * passkeys. Of every secret only a hash is kept. Sign-ins are in `accounts.ts`.
 */
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#server/db/schema/accounts.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Registrations whose e-mail address nobody has proven yet. They are no accounts: any number may wish for the same name
 * and address, and the first that proves its address wins. One whose address already has an account looks the same from
 * outside, but never gets a code.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    language: text().notNull(),
    /** argon2id: a code has too few values for a quick hash. Null until a mail with one was written. */
    codeHash: text('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    attempts: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('registrations_username').on(sql`lower(${table.username})`),
    index('registrations_email').on(sql`lower(${table.email})`),
    index('registrations_age').on(table.createdAt),
  ],
)

/** Reset links by the SHA-256 of their token. */
export const passwordResets = pgTable(
  'password_resets',
  { tokenHash: text('token_hash').primaryKey(), userId: owner(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('password_resets_user').on(table.userId), index('password_resets_expiry').on(table.expiresAt)],
)

/** The one new address of a user that waits for its owner's word. No link is out while `tokenHash` is null. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    tokenHash: text('token_hash').unique('email_changes_token_unique'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('email_changes_expiry').on(table.expiresAt)],
)

/** WebAuthn credentials: public keys, which are no secrets. Identifier and key are base64url. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    credentialId: text('credential_id').notNull().unique('passkeys_credential_unique'),
    publicKey: text('public_key').notNull(),
    /** The authenticator's own count of uses; 0 where it keeps none. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Challenges that were handed out, by their SHA-256; each is taken once. `userId` is null where anyone may answer. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)
