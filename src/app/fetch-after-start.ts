import { drawnByServer } from '#i18n/page-texts.ts'
import { keepAsking } from '#ui/keep-asking.ts'

/**
 * Imports the code that every visit loads after its first screen. The import does not wait for the translation
 * catalogue. Components that need it, such as the notices about network and updates, wait for it themselves.
 */
export const fetchAfterStart = () => keepAsking(() => drawnByServer(() => import('#app/after-start.ts')))
