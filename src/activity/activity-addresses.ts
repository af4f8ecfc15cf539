/** Addresses of the public pages of activities. */

export const popularAddress = '/activity/popular/'
export const locationsAddress = '/activity/locations/'

export const locationAddress = (id: string) => `/activity/location-detail/${encodeURIComponent(id)}/`

/** The page of an activity; with an organization (departure) chosen, if one is given. */
export const activityAddress = (id: string, organization?: string) =>
  `/activity/detail/${encodeURIComponent(id)}/${organization === undefined ? '' : `${encodeURIComponent(organization)}/`}`
