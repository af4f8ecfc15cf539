import { I18nProvider, Trans } from '@lingui/react'
import { Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createPageTexts, documentTexts, drawnByServer, textsOfPart, wholeCatalog } from '#i18n/page-texts.ts'
import { eventually } from '#tests/support/eventually.ts'

const whole = { abcdef: ['Ara'], ghijkl: ['Kapat'] }

/** Retries like `src/ui/keep-asking.ts`, but without a pause. */
const keepAsking = async (fetch: () => Promise<void>): Promise<void> => fetch().catch(() => keepAsking(fetch))

/** Creates a simulated message catalogue. The test decides whether its loading completes (`come`) or fails (`lose`). */
function heldCatalog() {
  const calls: { come: (messages: typeof whole) => void; lose: () => void }[] = []
  const fetchWhole = () =>
    new Promise<typeof whole>((resolve, reject) => {
      calls.push({ come: resolve, lose: () => reject(new Error('lost')) })
    })
  return { calls, fetchWhole }
}

afterEach(() => vi.unstubAllGlobals())

it('reads the texts of a document in its own language only', () => {
  const elements: Record<string, { textContent: string }> = { texts: { textContent: '["abcdefAra"]' } }
  const getElementById = (id: string) => elements[id] ?? null
  vi.stubGlobal('document', { documentElement: { lang: 'tr' }, getElementById })
  expect(documentTexts('tr')).toEqual({ abcdef: ['Ara'] })
  expect(documentTexts('en')).toBeUndefined()
  delete elements['texts']
  expect(documentTexts('tr')).toBeUndefined()
})

it('asks for the whole catalogue once, and keeps the texts that the document has', async () => {
  const { calls, fetchWhole } = heldCatalog()
  const i18n = createPageTexts('tr', { abcdef: ['Ara (eski)'] }, { fetchWhole, keepAsking })
  const parts = [Promise.resolve(textsOfPart()), wholeCatalog()]
  expect(calls).toHaveLength(1)
  calls[0]?.come(whole)
  await Promise.all(parts)
  expect([i18n._('abcdef'), i18n._('ghijkl'), i18n._('absent')]).toEqual(['Ara (eski)', 'Kapat', 'absent'])
})

it('tells a navigation that the catalogue is lost, and keeps asking for what parts wait for', async () => {
  const { calls, fetchWhole } = heldCatalog()
  const i18n = createPageTexts('tr', {}, { fetchWhole, keepAsking })
  const [navigation, part] = [wholeCatalog(), textsOfPart()]
  expect(calls).toHaveLength(1)
  calls[0]?.lose()
  await expect(navigation).rejects.toThrow('lost')
  await eventually(() => expect(calls).toHaveLength(2))
  calls[1]?.come(whole)
  await part
  expect(i18n._('ghijkl')).toBe('Kapat')
})

it('lets parts come as soon as a navigation has got the catalogue', async () => {
  const { calls, fetchWhole } = heldCatalog()
  const neverAgain = async (fetch: () => Promise<void>) => fetch().catch(() => new Promise<void>(() => {}))
  createPageTexts('tr', {}, { fetchWhole, keepAsking: neverAgain })
  const part = textsOfPart()
  calls[0]?.lose()
  await expect(wholeCatalog()).rejects.toThrow('lost')
  const navigation = wholeCatalog()
  calls[1]?.come(whole)
  await Promise.all([navigation, part])
})

it('asks at once for each further part, while the loop of an earlier one pauses', async () => {
  const { calls, fetchWhole } = heldCatalog()
  const neverAgain = async (fetch: () => Promise<void>) => fetch().catch(() => new Promise<void>(() => {}))
  createPageTexts('tr', {}, { fetchWhole, keepAsking: neverAgain })
  const early = textsOfPart()
  calls[0]?.lose()
  await expect(wholeCatalog()).rejects.toThrow('lost')
  const late = textsOfPart()
  expect(calls).toHaveLength(2)
  calls[1]?.come(whole)
  await Promise.all([early, late])
})

it('lets parts that the server has drawn come at once', async () => {
  const { calls, fetchWhole } = heldCatalog()
  createPageTexts('tr', {}, { fetchWhole, keepAsking })
  expect(await drawnByServer(async () => textsOfPart())).toBeUndefined()
  expect(calls).toHaveLength(0)
  expect(textsOfPart()).toBeInstanceOf(Promise)
})

it('shows no message ID: what needs a text that is not there yet waits for the catalogue', async () => {
  const { calls, fetchWhole } = heldCatalog()
  const i18n = createPageTexts('tr', { abcdef: ['Ara'] }, { fetchWhole, keepAsking })
  const stream = await renderToReadableStream(
    <I18nProvider i18n={i18n}>
      <p>
        <Trans id="abcdef" />
      </p>
      <Suspense fallback={<p>…</p>}>
        <p>
          <Trans id="ghijkl" />
        </p>
      </Suspense>
    </I18nProvider>,
  )
  const html = new Response(stream).text()
  expect(calls).toHaveLength(1)
  calls[0]?.come(whole)
  await stream.allReady
  expect((await html).replaceAll(/<[^>]+>/g, '')).toBe('AraKapat')
})
