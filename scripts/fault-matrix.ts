/** Writes docs/fault-matrix.md from the matrix that the tests run. */
import { writeFileSync } from 'node:fs'
import { matrixPage } from '../e2e/faults/matrix-page.ts'

writeFileSync(new URL('../docs/fault-matrix.md', import.meta.url), matrixPage())
