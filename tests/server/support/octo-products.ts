/** Lists the products of the tests' OCTO server, in the formats of the OCTO standard. */

type Texts = Record<'tr' | 'en', string>

export interface TestProduct {
  id: string
  /** Local start times of every day, HH:MM; a product with opening hours has the single start 00:00. */
  starts: string[]
  /** UTC offset of the product's time zone in winter; +03:00 if not given. */
  offset?: string
  /** Number of places on a departure; null on free sale. */
  capacity: number | null
  /**
   * Prices by ID of the price unit, or under the key `booking` for a whole booking, in the currency's smallest coin.
   */
  prices: Record<string, number>
  /** Returns the product as the server sends it in a language. */
  shown(language: 'tr' | 'en'): Record<string, unknown>
  /** Returns an availability's ID, built from its local start. */
  availabilityId(start: string): string
}

const unit = (id: string, type: string, minAge: number, maxAge: number, more: object = {}) => ({
  id,
  internalName: id,
  reference: null,
  type,
  restrictions: {
    minAge,
    maxAge,
    idRequired: false,
    minQuantity: null,
    maxQuantity: 10,
    paxCount: type === 'INFANT' ? 0 : 1,
    accompaniedBy: type === 'ADULT' ? [] : ['adult'],
    ...more,
  },
  requiredContactFields: [],
})

const usualUnits = [
  unit('adult', 'ADULT', 12, 99),
  unit('child', 'CHILD', 4, 11),
  unit('infant', 'INFANT', 0, 3),
  unit('senior', 'SENIOR', 65, 99),
  unit('student', 'STUDENT', 12, 99, { idRequired: true }),
]

export const option = (id: string, more: object = {}) => ({
  id,
  default: false,
  internalName: `internal ${id}`,
  reference: null,
  availabilityLocalStartTimes: ['06:30'],
  cancellationCutoff: '24 hours',
  cancellationCutoffAmount: 24,
  cancellationCutoffUnit: 'hour',
  requiredContactFields: ['firstName', 'lastName', 'emailAddress'],
  restrictions: { minUnits: 1, maxUnits: 8 },
  units: usualUnits,
  ...more,
})

export const location = (types: string[], title: string, locality: string, more: object = {}) => ({
  title,
  shortDescription: `${title} (here)`,
  types,
  minutesTo: null,
  minutesAt: 30,
  place: {
    latitude: 38.64,
    longitude: 34.83,
    postalAddress: {
      streetAddress: 'Bilal Eroğlu Cd. 1',
      addressLocality: locality,
      addressRegion: 'Nevşehir',
      postalCode: '50180',
      addressCountry: 'TR',
      postOfficeBoxNumber: null,
    },
    identifiers: {},
    sameAs: [],
  },
  ...more,
})

export interface ProductTexts {
  title: Texts
  description: Texts
}

/**
 * Returns a product of the simulated OCTO server. `own` replaces properties of `TestProduct`, such as the capacity;
 * `more` replaces fields of the product in the server's responses.
 */
export function product(
  id: string,
  texts: ProductTexts,
  own: Partial<TestProduct> = {},
  more: object = {},
): TestProduct {
  return {
    id,
    starts: ['06:30'],
    capacity: 16,
    prices: { adult: 450_000, child: 300_000, infant: 0 },
    availabilityId: (start) => start,
    shown: (language) => ({
      id,
      internalName: `internal ${id}`,
      reference: null,
      locale: 'tr-TR',
      timeZone: 'Europe/Istanbul',
      allowFreesale: false,
      instantConfirmation: true,
      instantDelivery: true,
      availabilityRequired: true,
      availabilityType: 'START_TIME',
      deliveryFormats: ['QRCODE'],
      deliveryMethods: ['VOUCHER'],
      redemptionMethod: 'DIGITAL',
      options: [option('group', { default: true })],
      defaultCurrency: 'TRY',
      availableCurrencies: ['TRY', 'EUR'],
      pricingPer: 'UNIT',
      title: texts.title[language],
      shortDescription: texts.title[language],
      description: texts.description[language],
      features: [
        { shortDescription: language === 'tr' ? 'Kahvaltı' : 'Breakfast', type: 'INCLUSION' },
        { shortDescription: language === 'tr' ? 'Bahşiş' : 'Tips', type: 'EXCLUSION' },
        { shortDescription: 'x', type: 'SOMETHING_NEW' },
      ],
      faqs: [],
      media: [
        {
          src: 'https://pictures.example/a.jpg',
          type: 'image/jpeg',
          rel: 'COVER',
          title: null,
          caption: null,
          copyright: null,
        },
      ],
      locations: [
        location(['START'], language === 'tr' ? 'Kalkış alanı' : 'Launch field', 'Göreme'),
        location(['ITINERARY_ITEM'], language === 'tr' ? 'Güvercinlik Vadisi' : 'Pigeon Valley', 'Uçhisar'),
      ],
      categoryLabels: ['family-friendly', 'outdoors'],
      durationMinutesFrom: 60,
      durationMinutesTo: 90,
      commentary: [
        { format: 'IN_PERSON', language: 'tr' },
        { format: 'IN_PERSON', language: 'en-GB' },
      ],
      ...more,
    }),
    ...own,
  }
}

const plain = (tr: string, en: string): ProductTexts => ({ title: { tr, en }, description: { tr, en } })

/**
 * Returns the products that the gateway sells: a balloon with two options, a private boat priced for the party, and a
 * museum on free sale.
 */
export const soldProducts = (): TestProduct[] => [
  product(
    'balloon',
    {
      title: { tr: 'Gün doğumunda balon', en: 'Balloon at sunrise' },
      description: {
        tr: '<p>Vadilerin <b>üstünde</b> bir saat.</p><ul><li>Kahvaltı</li></ul><script>alert(1)</script>',
        en: '## About\n\nAn hour **above** the [valleys](https://x.example).\n\n- Breakfast',
      },
    },
    {},
    {
      options: [
        option('group', { default: true, title: 'Group' }),
        option('small group', { title: 'Small', restrictions: { minUnits: 2, maxUnits: 4 } }),
      ],
    },
  ),
  product(
    '7f3c/boat',
    plain('Özel tekne', 'Private boat'),
    { starts: ['10:00', '15:00'], capacity: 8, prices: { booking: 10_000 } },
    {
      pricingPer: 'BOOKING',
      categoryLabels: ['boat-tours'],
      locations: [location(['START'], 'Liman', 'Bodrum')],
      options: [option('DEFAULT', { default: true, cancellationCutoffAmount: 2, cancellationCutoffUnit: 'day' })],
    },
  ),
  product(
    'museum',
    plain('Açık hava müzesi', 'Open air museum'),
    { starts: ['00:00'], capacity: null, prices: { adult: 900, child: 0, infant: 0 } },
    {
      availabilityType: 'OPENING_HOURS',
      categoryLabels: ['museums', 'history'],
      options: [
        option('ticket', {
          requiredContactFields: ['phoneNumber'],
          units: usualUnits.map((one) =>
            one.id === 'infant' ? one : { ...one, requiredContactFields: ['firstName', 'lastName'] },
          ),
        }),
      ],
    },
  ),
]

/** Returns a walk in London in the older format of octo/content, which has texts in one language only. */
export function olderProduct(): TestProduct {
  const walk = product('london', plain('Thames walk', 'Thames walk'), { offset: '+00:00', starts: ['14:00'] })
  return {
    ...walk,
    shown(language) {
      const {
        features: _features,
        locations: _locations,
        categoryLabels: _labels,
        durationMinutesFrom: _from,
        durationMinutesTo: _to,
        commentary: _commentary,
        ...rest
      } = walk.shown(language)
      return {
        ...rest,
        locale: 'en',
        timeZone: 'Europe/London',
        options: [option('DEFAULT', { durationAmount: '2', durationUnit: 'hour', requiredContactFields: [] })],
        location: 'Southwark',
        country: 'GB',
        destination: { id: 'lon', default: true, name: 'London', country: 'GB', latitude: 51.5, longitude: -0.09 },
        highlights: ['The Globe'],
        inclusions: ['Guide'],
        exclusions: ['Tips'],
        bookingTerms: null,
        alert: 'Bring a coat.',
        redemptionInstructions: 'Show the QR code.',
        categories: [{ id: 'c', default: true, title: 'Walking Tours', shortDescription: null }],
      }
    },
  }
}

/** Returns products that the gateway does not sell, each for a different reason. */
export const unsoldProducts = (): TestProduct[] => [
  product('in-euro', plain('Avro', 'Euro'), {}, { availableCurrencies: ['EUR'] }),
  product('by-hand', plain('Elle', 'By hand'), {}, { instantConfirmation: false }),
  product('elsewhere', plain('Başka saat', 'Other time'), {}, { timeZone: 'Europe/Ufuk' }),
  product('nowhere', plain('Hiçbir yer', 'Nowhere'), {}, { locations: [] }),
  product(
    'asks-country',
    plain('Ülke', 'Country'),
    {},
    { options: [option('a', { requiredContactFields: ['country'] })] },
  ),
  product('broken', plain('Bozuk', 'Broken'), {}, { options: 'none' }),
]
