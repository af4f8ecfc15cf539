/**
 * Schemas of app info, catalogues, currency, content and the signed-in user (docs/product/frame.md#calls-of-the-frame).
 */
import * as z from 'zod/mini'
import { extra, optionalExtra } from '#contract/extra.ts'
import { rule } from '#contract/rules.ts'

/**
 * A passenger type of flights; `input_name` is its field in the search form, ages are in full years on the date of
 * departure.
 */
export const PassengerType = z.object({
  type: z.string(),
  name: z.string(),
  /** Text about the age limits of this type of traveller; '' if the backend sends none. */
  description: extra(z.string(), ''),
  input_name: z.enum(['adult_count', 'child_count', 'senior_count', 'infant_count']),
  infant_care: z.boolean(),
  age_from: z.number(),
  age_to: z.number(),
})
export type PassengerType = z.infer<typeof PassengerType>

const FlightClass = z.object({ value: z.string(), name: z.string() })
type FlightClass = z.infer<typeof FlightClass>

/**
 * An airport, or a city whose airports are searched together. A city has the code '', the codes of its airports in
 * `airports`, and a name such as 'İstanbul, tüm havalimanları'.
 */
export const Airport = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country_code: z.string(),
  airports: optionalExtra(z.array(z.string())),
})
export type Airport = z.infer<typeof Airport>

/** URLs of the pictures that are shown while a search is loading. */
const loading = { search_loader_images: extra(z.array(z.string()), []) }
const Loading = extra(z.object(loading), { search_loader_images: [] })

/**
 * Constants for activities: pictures of the loading screen, passenger types, and the age limits of children. The
 * passenger types and age limits are defaults; an activity may define its own.
 */
const ActivityConstants = extra(
  z.object({
    ...loading,
    passenger_types: extra(
      z.array(
        z.object({
          name: z.string(),
          input_name: z.string(),
          age_from: extra(z.number(), 18),
          age_to: extra(z.number(), 100),
        }),
      ),
      [],
    ),
    /** Minimum and maximum age of a child in full years, both inclusive. */
    child_ages: extra(z.array(z.number()), []),
  }),
  { search_loader_images: [], passenger_types: [], child_ages: [] },
)

/** Reply to GET /api/mobile/info/: settings and constants of the app. */
export const AppInfo = z.object({
  version: z.string(),
  is_usable: z.boolean(),
  is_suported: z.boolean(),
  app_store: z.string(),
  google_play: z.string(),
  app_domain: z.string(),
  contact_phone: z.string(),
  contact_email: z.string(),
  contact_address: z.string(),
  social_links: z.array(z.object({ name: z.string(), url: z.string() })),
  currency_codes: z.array(z.string()),
  locale_versions: z.record(z.string(), z.string()),
  languages: z.array(z.object({ code: z.string(), name: z.string() })),
  gender_types: z.array(z.object({ value: z.enum(['F', 'M']), name: z.string() })),
  constants: z.object({
    /**
     * Tile server of maps: a URL with {z}, {x} and {y}, and the attribution to show. Without it, the app draws a
     * placeholder map.
     */
    map: optionalExtra(z.object({ tile_url: z.string(), attribution: z.string() })),
    flight: z.object({
      ...loading,
      passenger_types: z.array(PassengerType),
      flight_classes: z.array(FlightClass),
      popular_airports: z.array(Airport),
    }),
    bus: Loading,
    transfer: Loading,
    activity: ActivityConstants,
  }),
})
export type AppInfo = z.infer<typeof AppInfo>

/**
 * Reply to GET /api/i18n/catalog/f7/{language}/. `messages` maps the ID of each text to the text as Lingui compiles it.
 */
export const Catalog = z.object({
  language: z.string(),
  version: z.string(),
  messages: z.record(z.string(), z.any()),
})
export type Catalog = z.infer<typeof Catalog>

/** Reply to GET /api/currency/{code}/. `value` is the selling rate: the price in TRY of one unit of the currency. */
export const Currency = z.object({
  code: z.string(),
  icon: z.string(),
  name: z.string(),
  value: z.number().check(z.positive()),
})
export type Currency = z.infer<typeof Currency>

export const legalPageTypes = ['TERMS_OF_USE', 'PROTECTION_OF_PERSONAL_DATA', 'DISTANCE_SALES_CONTRACT'] as const
/** A page in the reply to GET /api/content/corporate/. `content` is HTML, which is sanitised before it is shown. */
export const CorporatePage = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  page_type_code: z.nullable(z.string()),
})
export type CorporatePage = z.infer<typeof CorporatePage>
export const CorporateList = z.object({ results: z.array(CorporatePage) })

export const UserSettings = z.object({
  country: z.string().check(z.regex(/^[A-Z]{2}$/, rule.invalid)),
  language: z.string().check(z.regex(/^[a-z]{2}$/, rule.invalid)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, rule.invalid)),
})
export type UserSettings = z.infer<typeof UserSettings>

/** Reply to GET /api/user/. */
export const User = z.object({
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_code: z.string(),
  phone: z.string(),
  settings: UserSettings,
  /** The user's new e-mail address while it is not confirmed yet; undefined or empty if there is none. */
  pending_email: optionalExtra(z.string()),
})
export type User = z.infer<typeof User>
