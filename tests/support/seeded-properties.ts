/**
 * Makes property tests generate the same values in every run. Another `FC_SEED` generates other values, which may find
 * other errors.
 */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20261122) })
