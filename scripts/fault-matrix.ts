/**
 * Writes docs/fault-matrix.md from `e2e/faults/matrix.ts`: what the traveller sees at each step of a journey under each
 * fault.
 */
import { writeFileSync } from 'node:fs'
import { matrixPage } from '../e2e/faults/matrix-page.ts'

writeFileSync(new URL('../docs/fault-matrix.md', import.meta.url), matrixPage())
