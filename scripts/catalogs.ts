/**
 * Compiles the catalogues of `src/i18n/catalogs` into the files that the gateway serves: dist/catalogs/{language}.json
 * with a version derived from the content. Fails if a message does not compile.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

const config = getConfig()
mkdirSync('dist/catalogs', { recursive: true })
for (const catalog of await getCatalogs(config)) {
  for (const language of config.locales as string[]) {
    const { messages } = await catalog.getTranslations(language, {
      fallbackLocales: config.fallbackLocales,
      sourceLocale: config.sourceLocale,
    })
    const { source, errors } = createCompiledCatalog(language, messages, {
      strict: false,
      namespace: 'json',
      pseudoLocale: '',
    })
    const [failed] = errors
    if (failed) throw new Error('a message does not compile', { cause: failed })
    const compiled: unknown = JSON.parse(source).messages
    const version = createHash('sha256').update(JSON.stringify(compiled)).digest('hex').slice(0, 12)
    writeFileSync(`dist/catalogs/${language}.json`, JSON.stringify({ language, version, messages: compiled }))
  }
}
