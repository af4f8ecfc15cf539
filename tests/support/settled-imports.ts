/**
 * No import that a test began outlives its test file. One that fails because its file has ended would be tried again, by
 * code that needs a window.
 */
import { afterAll, vi } from 'vitest'

afterAll(() => vi.dynamicImportSettled())
