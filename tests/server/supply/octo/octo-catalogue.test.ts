// @vitest-environment node
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { clockFrom } from '#server/runtime/clock.ts'
import { createLog } from '#server/runtime/log.ts'
import { createActivities } from '#server/supply/octo/create-activities.ts'
import { catalogueAges } from '#server/supply/octo/kept-catalogue.ts'
import { kindOf, labels } from '#server/supply/octo/octo-labels.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'
import type { OctoRoute } from '#tests/server/support/octo-state.ts'
import { location, olderProduct, product } from '#tests/server/support/octo-products.ts'
import { longPatience } from '#tests/support/long-patience.ts'
import { noon } from '#tests/server/support/noon.ts'
import { octoTests } from './octo-support.ts'

const tests = octoTests()
const { called } = tests
const activities = async () => called((call) => tests.supply.catalogue.popularActivities(call))

describe('the catalogue', () => {
  test('has the products that can be sold, in both languages, without tags, marks or scripts', async () => {
    const list = await activities()
    expect(list.map(({ id }) => id)).toEqual(['balloon', '7f3c_2fboat', 'museum'])
    const balloon = await called((call) => tests.supply.catalogue.activity('balloon', call))
    expect(balloon?.summary).toMatchObject({
      name: { tr: 'Gün doğumunda balon', en: 'Balloon at sunrise' },
      category: { id: 'outdoors', name: { tr: 'Doğa', en: 'Nature' } },
      location: {
        id: 'tr-goreme',
        name: { tr: 'Göreme', en: 'Göreme' },
        city: { tr: 'Nevşehir', en: 'Nevşehir' },
        country: { tr: 'Türkiye', en: 'Türkiye' },
        activityCount: 2,
      },
      durationMinutes: 90,
      durationDays: null,
      supplier: { id: 't_c3_bcf', name: 'Tüften Gökyüzüne', phone: '+90 508 100 01 00' },
    })
    expect(balloon?.description).toEqual([
      { tr: 'Vadilerin üstünde bir saat.', en: 'About' },
      { tr: 'Kahvaltı', en: 'An hour above the valleys. Breakfast' },
    ])
    expect(balloon?.services).toEqual([{ name: { tr: 'Kahvaltı', en: 'Breakfast' }, icon: 'breakfast' }])
    expect(balloon?.notIncluded).toEqual([{ tr: 'Bahşiş', en: 'Tips' }])
    expect(balloon?.languages).toEqual(['tr', 'en'])
    expect(balloon?.departureZones).toMatchObject([
      { name: { tr: 'Kalkış alanı', en: 'Launch field' }, address: 'Bilal Eroğlu Cd. 1, 50180 Göreme, Nevşehir' },
    ])
    expect(balloon?.dayPlans[0]?.steps.map(({ name }) => name.en)).toEqual(['Pigeon Valley'])
    expect(balloon?.cancellation).toEqual({ freeMinutes: 1440, feePercent: 100, closesMinutes: 1440 })
    expect(balloon?.packages.map(({ id, maxTravellers }) => [id, maxTravellers])).toEqual([
      ['group', 8],
      ['small_20group', 4],
    ])
    // Of the OCTO server's price units, only those that depend on the traveller's age alone are sold.
    expect(balloon?.units.map(({ id, ageFrom, ageTo, paxCount }) => [id, ageFrom, ageTo, paxCount])).toEqual([
      ['infant', 0, 3, 0],
      ['child', 4, 11, 1],
      ['adult', 12, 99, 1],
    ])
  })

  test('has products whose server names them by their titles alone', async () => {
    const texts = { title: { tr: 'Sergi', en: 'Exhibition' }, description: { tr: '', en: '' } }
    const plain = product('exhibition', texts)
    const withoutNames = (value: unknown): Record<string, unknown> =>
      JSON.parse(JSON.stringify(value, (key, field: unknown) => (key === 'internalName' ? undefined : field)))
    tests.server.products.push({ ...plain, shown: (language) => withoutNames(plain.shown(language)) })
    try {
      const found = (await activities()).find(({ id }) => id === 'exhibition')
      expect(found?.name).toEqual(texts.title)
      const detail = await called((call) => tests.supply.catalogue.activity('exhibition', call))
      expect(detail?.packages.map(({ name }) => name)).toEqual([{ tr: '–', en: '–' }])
    } finally {
      tests.server.products.pop()
    }
  })

  test('shows drawn pictures that there are, and no address of another server', async () => {
    const list = await activities()
    const places = await called((call) => tests.supply.catalogue.popularLocations(call))
    for (const image of [...list, ...places].map((one) => one.image)) expect(existsSync(`public${image}`)).toBe(true)
    expect(JSON.stringify(list)).not.toContain('https:')
    expect(places.map(({ image }) => image)).toEqual(['/activities/places/goreme.svg', '/activities/places/bodrum.svg'])
    for (const label of [...labels, 'new'])
      for (const seed of 'abcdef') expect(existsSync(`public${kindOf([label], seed).image}`)).toBe(true)
  })

  test('reads the older content of the standard, and activities of other time zones', async () => {
    tests.server.products.push(olderProduct())
    try {
      const walk = await called((call) => tests.fresh().catalogue.activity('london', call))
      expect(walk).toMatchObject({
        summary: {
          name: { tr: 'Thames walk', en: 'Thames walk' },
          category: { id: 'walking-tours' },
          location: { id: 'gb-southwark', city: { tr: 'London' }, country: { tr: 'Birleşik Krallık' } },
          durationMinutes: 120,
        },
        services: [{ name: { tr: 'Guide', en: 'Guide' } }],
        notIncluded: [{ en: 'Tips' }],
        notes: [{ en: 'Bring a coat.' }, { en: 'Show the QR code.' }],
        languages: ['en'],
        // The older format of octo/content has no meeting point.
        departureZones: [],
        venue: { name: { tr: 'Southwark, London' }, address: '', latitude: 51.5 },
        timeZone: 'Europe/London',
      })
    } finally {
      tests.server.products.pop()
    }
  })

  test('pairs texts of the older content by their fields, and by their places in lists of equal length alone', async () => {
    const older = olderProduct()
    const walk = {
      ...older,
      shown: (language: 'tr' | 'en') => ({
        ...older.shown(language),
        ...(language === 'tr'
          ? {
              inclusions: ['Rehber', 'Çay'],
              exclusions: ['Bahşiş', 'Öğle yemeği'],
              alert: null,
              bookingTerms: 'Koşullar',
            }
          : { inclusions: ['Guide', 'Tea'], exclusions: ['Lunch'], alert: 'Bring a coat.', bookingTerms: 'Terms' }),
      }),
    }
    tests.server.products.push(walk)
    try {
      const found = await called((call) => tests.fresh().catalogue.activity('london', call))
      expect(found?.services.map(({ name }) => name)).toEqual([
        { tr: 'Rehber', en: 'Guide' },
        { tr: 'Çay', en: 'Tea' },
      ])
      expect(found?.notIncluded).toEqual([
        { tr: 'Bahşiş', en: 'Bahşiş' },
        { tr: 'Öğle yemeği', en: 'Öğle yemeği' },
      ])
      expect(found?.notes).toEqual([
        { tr: 'Koşullar', en: 'Terms' },
        { tr: 'Show the QR code.', en: 'Show the QR code.' },
      ])
    } finally {
      tests.server.products.pop()
    }
  })

  test('pairs features and stops by their IDs where they have any', async () => {
    const texts = { title: { tr: 'Sergi', en: 'Exhibition' }, description: { tr: 'Sergi', en: 'Exhibition' } }
    const gallery = product('gallery', texts)
    const inclusion = (id: string, shortDescription: string) => ({ id, type: 'INCLUSION', shortDescription })
    const stop = (id: string, title: string) => location(['ITINERARY_ITEM'], title, 'Göreme', { id })
    tests.server.products.push({
      ...gallery,
      shown: (language) => ({
        ...gallery.shown(language),
        ...(language === 'tr'
          ? {
              features: [inclusion('g', 'Rehber'), inclusion('t', 'Çay')],
              locations: [stop('a', 'Salon'), stop('b', 'Bahçe')],
            }
          : {
              features: [inclusion('t', 'Tea'), inclusion('x', 'Map'), inclusion('g', 'Guide')],
              locations: [stop('b', 'Garden')],
            }),
      }),
    })
    try {
      const found = await called((call) => tests.fresh().catalogue.activity('gallery', call))
      expect(found?.services.map(({ name }) => name.en)).toEqual(['Guide', 'Tea'])
      expect(found?.dayPlans[0]?.steps.map(({ name }) => name)).toEqual([
        { tr: 'Salon', en: 'Salon' },
        { tr: 'Bahçe', en: 'Garden' },
      ])
    } finally {
      tests.server.products.pop()
    }
  })

  test('sells tickets without a duration, and names no meeting point where the server names none', async () => {
    const stop = location(['ITINERARY_ITEM'], 'Salon', 'Göreme')
    const untold = { durationMinutesFrom: null, durationMinutesTo: null, locations: [stop] }
    const texts = { title: { tr: 'Sergi', en: 'Exhibition' }, description: { tr: 'Sergi', en: 'Exhibition' } }
    tests.server.products.push(product('exhibition', texts, {}, untold))
    try {
      const found = await called((call) => tests.fresh().catalogue.activity('exhibition', call))
      expect(found?.summary).toMatchObject({ durationMinutes: null, durationDays: null, location: { id: 'tr-goreme' } })
      expect(found?.departureZones).toEqual([])
      const address = 'Bilal Eroğlu Cd. 1, 50180 Göreme, Nevşehir'
      expect(found?.venue).toMatchObject({ name: { tr: 'Salon' }, address, directions: { tr: '' } })
      expect(await called((call) => tests.fresh().catalogue.activity('balloon', call))).not.toHaveProperty('venue')
    } finally {
      tests.server.products.pop()
    }
  })

  test('is arranged by locations and categories, and found by keyword', async () => {
    const { catalogue } = tests.supply
    const listed = async (scope: { location: string } | { category: string }) =>
      (await called((call) => catalogue.listed(scope, call)))?.map(({ id }) => id)
    expect(await listed({ location: 'tr-goreme' })).toEqual(['balloon', 'museum'])
    expect(await listed({ category: 'boat-tours' })).toEqual(['7f3c_2fboat'])
    expect(await listed({ location: 'tr-paris' })).toBeUndefined()
    expect(await listed({ category: 'x' })).toBeUndefined()
    expect((await called((call) => catalogue.categories(call))).map(({ id }) => id)).toEqual([
      'outdoors',
      'boat-tours',
      'museums',
    ])
    const found = await called((call) => catalogue.search('GÖREME', call))
    expect(found.locations.map(({ id }) => id)).toEqual(['tr-goreme'])
    expect(found.activities.map(({ id }) => id)).toEqual(['balloon', 'museum'])
    expect((await called((call) => catalogue.location('tr-bodrum', call)))?.location.name.tr).toBe('Bodrum')
  })

  test('is that of the configured server, read before anybody asks, or the embedded one', async () => {
    const { access } = tests.server
    const count = (route: OctoRoute) => tests.server.count(route)
    const deps = { clock: clockFrom(() => new Date(noon)), log: createLog('silent'), patience: longPatience }
    const configured = createActivities({ OCTO_URL: access.url, OCTO_TOKEN: access.token }, deps)
    await expect.poll(() => count('products')).toBe(2)
    expect((await called((call) => configured.catalogue.popularActivities(call))).map(({ id }) => id)).toContain(
      'balloon',
    )
    expect(count('products')).toBe(2)
    const embedded = createActivities({ OCTO_URL: undefined, OCTO_TOKEN: undefined }, deps)
    expect((await called((call) => embedded.catalogue.popularActivities(call))).length).toBeGreaterThan(60)
  })

  test('leaves out what it cannot sell, with one line that says why', async () => {
    await activities()
    const lines = tests.logs.filter((line) => line.includes('left out'))
    expect(lines).toHaveLength(1)
    for (const [reason, first] of [
      ['not in lira', 'in-euro'],
      ['not confirmed at once', 'by-hand'],
      ['unknown time zone', 'elsewhere'],
      ['no location', 'nowhere'],
      ['known contact fields', 'asks-country'],
      ['wrong shape', 'broken'],
    ])
      expect(lines[0]).toMatch(new RegExp(`${reason}":\\{"count":1,"first":"${first}`))
  })

  test('is asked for once by many callers, with the capabilities and the token', async () => {
    await Promise.all(Array.from({ length: 20 }, activities))
    expect(tests.server.count('products')).toBe(2)
    const languages = tests.server.calls.flatMap(({ route, headers }) =>
      route === 'products' ? [headers['accept-language']] : [],
    )
    expect(new Set(languages)).toEqual(new Set(['en', 'tr']))
    expect(tests.server.calls[0]?.headers['octo-capabilities']).toBe('octo/pricing, octo/content')
    expect(tests.logs.join()).not.toContain(tests.server.access.token)
  })

  test('is refreshed in the background, kept while the server is out, and given up after a day', async () => {
    await activities()
    tests.server.products.unshift(product('new', { title: { tr: 'Yeni', en: 'New' }, description: { tr: '', en: '' } }))
    tests.time.elapsed += catalogueAges.refresh
    expect(await activities()).toHaveLength(3)
    await expect.poll(activities).toHaveLength(4)
    tests.server.products.shift()
    tests.server.always = { products: 'down' }
    tests.time.elapsed += catalogueAges.refresh
    expect(await activities()).toHaveLength(4)
    await expect.poll(() => tests.logs.join()).toContain('octo catalogue not loaded')
    const asked = tests.server.count('products')
    expect(await activities()).toHaveLength(4)
    expect(tests.server.count('products')).toBe(asked)
    tests.time.elapsed += catalogueAges.longest
    await expect(activities()).rejects.toThrow(SupplyFailure)
    tests.server.always = {}
    await expect(activities()).rejects.toThrow('a moment ago')
    tests.time.elapsed += catalogueAges.retry
    expect(await activities()).toHaveLength(3)
  })

  test.each([
    'down',
    'forbidden',
    'unheard',
    'not json',
    'wrong shape',
    'huge',
    'redirects',
    'page',
    'refuses',
  ] as const)('is not there if the first answer is: %s', async (fault) => {
    tests.server.always = { products: fault }
    await expect(activities()).rejects.toThrow(SupplyFailure)
    expect(tests.server.calls.every(({ route }) => route === 'products' || route === 'supplier')).toBe(true)
  })
})
