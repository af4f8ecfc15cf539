/**
 * Waits for dynamic imports at the end of each test file. An import that fails after that end would be retried by code
 * that needs a browser's `window`.
 */
import { afterAll, vi } from 'vitest'

afterAll(() => vi.dynamicImportSettled())
