import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Text is written in Turkish in the source; `npm run catalogs` extracts it and compiles what the gateway serves. */
export default defineConfig({
  sourceLocale: 'tr',
  locales: ['tr', 'en'],
  catalogs: [{ path: '<rootDir>/src/i18n/catalogs/{locale}', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'json',
})
