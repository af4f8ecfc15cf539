/** Tests which chunk contains the modules that several pages share (docs/decisions/0037-few-chunks.md). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ModuleInfo, sharedChunks } from '../../scripts/shared-chunks.ts'

const entry = 'src/entry.client.tsx'

/** Returns the chunk of each module in a graph of static (`needs`) and lazy (`later`) imports. */
function chunksOf(graph: Record<string, { needs?: string[]; later?: string[] }>): Record<string, string> {
  const modules = new Map<string, ModuleInfo>(
    Object.entries(graph).map(([path, { needs = [], later = [] }]) => [
      `/app/${path}`,
      { importedIds: needs.map((id) => `/app/${id}`), dynamicallyImportedIds: later.map((id) => `/app/${id}`) },
    ]),
  )
  const chunks = sharedChunks(`/app/${entry}`, '/app', { getModuleInfo: (id) => modules.get(id) ?? null })
  return Object.fromEntries([...chunks].map(([id, chunk]) => [id.replace('/app/', ''), chunk]))
}

const [flights, buses, flightPayment, busPayment] = [
  'src/flight/search/search-route.tsx',
  'src/bus/search/search-route.tsx',
  'src/flight/payment/payment-route.tsx',
  'src/bus/payment/payment-route.tsx',
] as const

const pages = [
  flights,
  buses,
  flightPayment,
  busPayment,
  'src/flight/booking/detail-route.tsx',
  'src/bus/booking/detail-route.tsx',
  'src/auth/auth-route.tsx',
  'src/profile/profile-route.tsx',
  'src/faq/faq-route.tsx',
  'src/home/home-route.tsx',
]

describe('chunks of what several pages share', () => {
  it('a kind of page has a chunk for all products, and a product one for all of its pages', () => {
    const page = (needs: string[]) => ({ needs })
    expect(
      chunksOf({
        [entry]: { later: pages },
        [flights]: page(['src/booking/results/list.tsx', 'src/flight/words.ts']),
        [buses]: page(['src/booking/results/list.tsx']),
        [flightPayment]: page(['src/flight/words.ts', 'src/forms/own.tsx', 'src/contract/flight-booking.ts']),
        [busPayment]: page([]),
        'src/profile/profile-route.tsx': page(['src/contract/flight-booking.ts']),
        'src/booking/results/list.tsx': {},
        'src/flight/words.ts': {},
        'src/forms/own.tsx': {},
        'src/contract/flight-booking.ts': {},
      }),
    ).toEqual({
      [entry]: 'frame',
      'src/booking/results/list.tsx': 'results',
      'src/flight/words.ts': 'flight',
      'src/contract/flight-booking.ts': 'flight',
    })
  })

  it('what runs beside every page is apart from what only loaders need', () => {
    expect(
      chunksOf({
        [entry]: { later: [...pages, 'src/app/after-start.ts', 'src/app/loader-services.ts', 'src/pwa/prompts.tsx'] },
        [flights]: { needs: ['src/contract/headers.ts'] },
        'src/app/after-start.ts': { needs: ['src/pwa/updates.ts', 'src/pwa/signs.ts', 'src/pwa/network.ts'] },
        'src/pwa/prompts.tsx': { needs: ['src/pwa/signs.ts'] },
        'src/app/loader-services.ts': { needs: ['src/api/client.ts', 'src/pwa/network.ts'] },
        'src/api/client.ts': { needs: ['src/contract/headers.ts'] },
        'src/contract/headers.ts': {},
        'src/pwa/updates.ts': {},
        'src/pwa/signs.ts': {},
        'src/pwa/network.ts': {},
      }),
    ).toEqual({
      [entry]: 'frame',
      'src/pwa/signs.ts': 'frame',
      'src/pwa/network.ts': 'frame',
      'src/app/loader-services.ts': 'services',
      'src/api/client.ts': 'services',
      'src/contract/headers.ts': 'services',
    })
  })

  it('keeps a tab of home free of what lists and other products need', () => {
    const [busForm, transferForm, popup] = [
      'src/home/bus/bus-form.tsx',
      'src/home/transfer/transfer-form.tsx',
      'src/home/places/place-popup.tsx',
    ]
    const sections = 'src/home/home-sections.tsx'
    expect(
      chunksOf({
        [entry]: { later: pages },
        'src/home/home-route.tsx': { later: [busForm, transferForm, popup, sections, 'src/home/start.ts'] },
        [flights]: { needs: ['src/booking/search/day-rules.ts', 'src/booking/search/chips.ts'] },
        [buses]: { needs: ['src/booking/search/day-rules.ts', 'src/booking/search/chips.ts'] },
        [busForm]: { needs: ['src/home/bus/bus-fields.ts', 'src/booking/search/day-rules.ts'] },
        [transferForm]: {
          needs: ['src/home/transfer/transfer-fields.ts', 'src/booking/transfer-link/transfer-prefill.ts'],
        },
        'src/home/start.ts': {
          needs: [
            'src/home/bus/bus-fields.ts',
            'src/home/transfer/transfer-fields.ts',
            'src/booking/transfer-link/transfer-prefill.ts',
          ],
        },
        [sections]: { needs: ['src/home/recent.ts'] },
        [popup]: { needs: ['src/home/recent.ts'] },
        'src/home/recent.ts': {},
        'src/home/bus/bus-fields.ts': {},
        'src/home/transfer/transfer-fields.ts': {},
        'src/booking/transfer-link/transfer-prefill.ts': {},
        'src/booking/search/day-rules.ts': {},
        'src/booking/search/chips.ts': {},
      }),
    ).toEqual({
      [entry]: 'frame',
      'src/home/bus/bus-fields.ts': 'lazy-bus',
      'src/home/transfer/transfer-fields.ts': 'lazy-transfer',
      'src/booking/transfer-link/transfer-prefill.ts': 'lazy-transfer',
      'src/booking/search/day-rules.ts': 'services',
      'src/booking/search/chips.ts': 'results',
      [sections]: 'sections',
      'src/home/recent.ts': 'sections',
    })
  })

  it('what forms of home share is apart from what they open, which needs far more', () => {
    const [later, stations] = ['src/home/day-pickers.tsx', 'src/home/bus/station-popup.tsx']
    const [busForm, transferForm] = ['src/home/bus/bus-form.tsx', 'src/home/transfer/transfer-form.tsx']
    expect(
      chunksOf({
        [entry]: { later: pages },
        'src/home/home-route.tsx': { later: [busForm, transferForm] },
        [buses]: { needs: ['src/booking/calendar.tsx'] },
        [flights]: { needs: ['src/booking/calendar.tsx'] },
        [busForm]: { needs: ['src/home/end-picker.ts', 'src/home/bus/bus-fields.ts'], later: [later, stations] },
        [transferForm]: { needs: ['src/home/end-picker.ts'], later: [later, stations] },
        [later]: { needs: ['src/home/popup.tsx'] },
        [stations]: { needs: ['src/home/popup.tsx', 'src/home/bus/bus-fields.ts'] },
        'src/home/popup.tsx': { needs: ['src/booking/calendar.tsx'] },
        'src/home/end-picker.ts': {},
        'src/home/bus/bus-fields.ts': {},
        'src/booking/calendar.tsx': {},
      }),
    ).toEqual({
      [entry]: 'frame',
      'src/home/end-picker.ts': 'sections',
      'src/home/bus/bus-fields.ts': 'lazy-bus',
      'src/home/popup.tsx': 'lazy-other',
      'src/booking/calendar.tsx': 'services',
    })
  })

  it('puts what the entry loads into the frame, and keeps what only parts share out of the chunks of pages', () => {
    expect(
      chunksOf({
        [entry]: { needs: ['src/ui/frame.ts'], later: pages },
        [flights]: { needs: ['src/ui/frame.ts'], later: ['src/ui/sheet.tsx', 'src/ui/popup.tsx'] },
        [buses]: { needs: ['src/ui/frame.ts'] },
        'src/ui/frame.ts': {},
        'src/ui/sheet.tsx': { needs: ['src/ui/dialog.ts'] },
        'src/ui/popup.tsx': { needs: ['src/ui/dialog.ts'] },
        'src/ui/dialog.ts': {},
      }),
    ).toEqual({ [entry]: 'frame', 'src/ui/frame.ts': 'frame', 'src/ui/dialog.ts': 'lazy-flight' })
  })

  it('no two chunks import each other, whatever imports what', () => {
    const names = [...Array(8).keys()].flatMap((number) => [
      `src/contract/shared${number}.ts`,
      `src/contract/bus-${number}.ts`,
      `src/ui/part${number}.tsx`,
    ])
    const below = (at: number) => fc.subarray(names.slice(at + 1))
    const graph = fc.tuple(
      fc.tuple(...names.map((_, at) => fc.record({ needs: below(at), later: below(at) }))),
      fc.tuple(...pages.map(() => fc.record({ needs: fc.subarray(names), later: fc.subarray(names) }))),
    )
    fc.assert(
      fc.property(graph, ([modules, ofPages]) => {
        // Whether module `from` may import module `to`. Every module may import the shared schemas. Otherwise, a module
        // may import only modules of its own group (shared schemas, bus schemas or `src/ui/`). So neither the shared
        // schemas nor `src/ui/` import bus schemas, just as the project's shared code imports no code of a product.
        const allowed = (from: string, to: string) =>
          to.startsWith('src/contract/shared') ||
          (from.startsWith('src/ui/') ? to.startsWith('src/ui/') : to.startsWith(from.replace(/\d+\.ts$/, '')))
        const all = Object.fromEntries([
          [entry, { later: pages }],
          ...pages.map((page, at) => [page, ofPages[at]] as const),
          ...names.map((name, at) => {
            const { needs = [], later = [] } = modules[at] ?? {}
            return [name, { needs: needs.filter((to) => allowed(name, to)), later }] as const
          }),
        ]) as Record<string, { needs?: string[]; later: string[] }>
        const chunks = chunksOf(all)
        const chunkOf = (path: string) => chunks[path] ?? path
        const imports = new Map<string, Set<string>>()
        for (const [path, { needs = [] }] of Object.entries(all))
          for (const to of needs)
            if (chunkOf(to) !== chunkOf(path))
              imports.set(chunkOf(path), (imports.get(chunkOf(path)) ?? new Set()).add(chunkOf(to)))
        const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
          [...(imports.get(from) ?? [])].some(
            (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
          )
        expect([...imports.keys()].filter((chunk) => reaches(chunk, chunk))).toEqual([])
      }),
    )
  })
})
