/** Property tests draw the same values in every run. `FC_SEED` draws others, to look for what this seed does not find. */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20261122) })
