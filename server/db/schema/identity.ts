/**
 * Tables of pending registrations, password resets, pending e-mail addresses and passkeys. Every secret is stored as a
 * hash. Sessions are in `accounts.ts`.
 */
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#server/db/schema/accounts.ts'
import { instant } from '#server/db/schema/instant.ts'

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Registrations with an unverified e-mail address. They are not accounts: several may have the same username and e-mail
 * address, and the first one whose address is verified becomes the account. A registration with the e-mail address of
 * an existing account never gets a code. To the client, it looks like any other registration.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    language: text().notNull(),
    /**
     * Argon2id hash of the activation code; null until the e-mail with the code is written. The hash is slow on
     * purpose: a fast hash of a short code could be reversed by trying all codes.
     */
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

/** Password reset links by the SHA-256 of their token. */
export const passwordResets = pgTable(
  'password_resets',
  { tokenHash: text('token_hash').primaryKey(), userId: owner(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('password_resets_user').on(table.userId), index('password_resets_expiry').on(table.expiresAt)],
)

/**
 * A user's pending e-mail address, one at a time. `tokenHash` is null until the e-mail with the confirmation link is
 * written.
 */
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

/** Passkeys (WebAuthn credentials) with their public keys. ID and key are base64url. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    credentialId: text('credential_id').notNull().unique('passkeys_credential_unique'),
    publicKey: text('public_key').notNull(),
    /** The authenticator's signature counter; 0 if it has none. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Challenges issued for passkeys, by their SHA-256; each can be used once. `userId` is null for sign-ins. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)
