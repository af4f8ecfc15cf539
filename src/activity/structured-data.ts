/**
 * Structured data of the public pages of activities, in the vocabulary of schema.org. The server writes it into the
 * document (docs/decisions/0023-lost-files.md).
 */
import type { ActivityDetail } from '#contract/activity-detail.ts'
import type { ActivityLocation, ActivitySummary } from '#contract/activity-parts.ts'
import type { ActivityLocationDetail } from '#contract/activity-search.ts'
import { activityAddress, locationAddress, locationsAddress } from '#activity/activity-addresses.ts'

/** Address of a page: scheme and host of the site, and the path of the page. */
export interface PageSite {
  origin: string
  path: string
}

/** A parent page in the breadcrumbs; `path` is without the origin. */
interface Crumb {
  name: string
  path: string
}

const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes })

/** Absolute address of a picture, which a backend may send as an absolute address already. */
const absolute = (origin: string, image: string) => new URL(image, `${origin}/`).href

function breadcrumbs({ origin }: PageSite, crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

function itemList({ origin }: PageSite, items: readonly Crumb[]) {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + path,
    })),
  }
}

const activityItem = ({ id, name }: Pick<ActivitySummary, 'id' | 'name'>): Crumb => ({
  name,
  path: activityAddress(id),
})
const locationItem = ({ id, name }: Pick<ActivityLocation, 'id' | 'name'>): Crumb => ({
  name,
  path: locationAddress(id),
})

/** Breadcrumbs and list of the grid of popular activities; `title` is that of the page. */
export const popularData = (activities: readonly ActivitySummary[], title: string, site: PageSite) =>
  graph(breadcrumbs(site, [{ name: title, path: site.path }]), itemList(site, activities.map(activityItem)))

/** Breadcrumbs and list of the grid of locations; `title` is that of the page. */
export const locationsData = (locations: readonly ActivityLocation[], title: string, site: PageSite) =>
  graph(breadcrumbs(site, [{ name: title, path: site.path }]), itemList(site, locations.map(locationItem)))

/** A location with its activities; `locationsTitle` is the title of the page of all locations. */
export function locationData(location: ActivityLocationDetail, locationsTitle: string, site: PageSite) {
  const { name, city, image, latitude, longitude, popular_activities: activities } = location
  const place = latitude === null || longitude === null ? null : { '@type': 'GeoCoordinates', latitude, longitude }
  return graph(
    breadcrumbs(site, [{ name: locationsTitle, path: locationsAddress }, locationItem(location)]),
    {
      '@type': 'TouristDestination',
      name,
      url: site.origin + site.path,
      ...(image && { image: absolute(site.origin, image) }),
      ...(place && { geo: place }),
      containedInPlace: { '@type': 'AdministrativeArea', name: city.name },
    },
    itemList(site, activities.map(activityItem)),
  )
}

const schemaStatus = {
  AVAILABLE: 'InStock',
  LIMITED: 'LimitedAvailability',
  FREESALE: 'InStock',
  SOLD_OUT: 'SoldOut',
  CLOSED: 'OutOfStock',
} as const

/**
 * An activity as a product with an offer for each of its next departures whose price is known. Prices are TRY for one
 * adult. `locationsTitle` is the title of the page of all locations.
 */
export function activityData(detail: ActivityDetail, locationsTitle: string, site: PageSite) {
  const { activity, category, provider, organization_dates: dates } = detail
  const { location } = activity
  const offers = dates.flatMap(({ id, start_date, status, adult_price: price }) =>
    price === null
      ? []
      : {
          '@type': 'Offer',
          url: site.origin + activityAddress(activity.id, id),
          price: price.toFixed(2),
          priceCurrency: 'TRY',
          availability: `https://schema.org/${schemaStatus[status]}`,
          availabilityStarts: start_date.slice(0, 10),
          offeredBy: { '@type': 'Organization', name: provider.name },
        },
  )
  return graph(
    breadcrumbs(site, [
      { name: locationsTitle, path: locationsAddress },
      ...(location.id === undefined ? [] : [locationItem({ id: location.id, name: location.name })]),
      activityItem(activity),
    ]),
    {
      '@type': 'Product',
      name: activity.name,
      url: site.origin + activityAddress(activity.id),
      description: activity.short_description,
      category: category.name,
      brand: { '@type': 'Brand', name: provider.name },
      ...(activity.image && { image: absolute(site.origin, activity.image) }),
      ...(offers.length > 0 && { offers }),
    },
  )
}
