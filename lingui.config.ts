import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/**
 * Texts are written in Turkish in the source; `npm run catalogs` extracts them and compiles the catalogues that the
 * gateway serves.
 */
export default defineConfig({
  sourceLocale: 'tr',
  locales: ['tr', 'en'],
  catalogs: [{ path: '<rootDir>/src/i18n/catalogs/{locale}', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'json',
  // The component that the `Trans` macro imports.
  runtimeConfigModule: { Trans: ['#i18n/trans.tsx', 'Trans'] },
})
