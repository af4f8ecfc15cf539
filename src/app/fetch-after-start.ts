import { drawnByServer } from '#i18n/page-texts.ts'
import { keepAsking } from '#ui/keep-asking.ts'

/**
 * Imports the code that every visit loads after its first screen. The import does not wait for the translation
 * catalogue; the install and update prompts, which need the catalogue, wait for it on their own.
 */
export const fetchAfterStart = () => keepAsking(() => drawnByServer(() => import('#app/after-start.ts')))
