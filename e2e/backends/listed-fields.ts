/**
 * Lists the reply fields that the product brief lists, by call (docs/decisions/0028): an outside backend sends only
 * these. Where the product brief only describes a screen ('PNR code', 'times and dates'), the names are the gateway's.
 */

/**
 * Fields of a reply that the simulated backend of `by-the-book.ts` keeps. `true` keeps a value unchanged; an object
 * lists the fields to keep, also of each item of a list.
 */
export type Fields = true | { readonly [name: string]: Fields }

/**
 * How much of the gateway's reply the simulated backend of `by-the-book.ts` sends as its own reply to a call. An
 * object: only the fields that it lists. 'nothing': an empty object, because the product brief lists no field of this
 * reply that the app reads. 'own': the whole reply, because the product brief does not show the reply's fields, though
 * it names the call or describes something that needs it.
 */
export type Listed = Fields | 'nothing' | 'own'

const all = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>
const results = (fields: Fields): Fields => ({ results: fields })
const named = all('name')

const airport = all('id', 'code', 'name', 'city', 'country_code')
const station = all('id', 'name', 'name_only', 'city', 'country_code')
const country = all('id', 'code', 'name', 'phone_code')
const counted = all('id', 'name', 'count')
const bounds = all('min', 'max')

const selection = all('status', 'research', 'message')
const beforePayment = { before_payment: all('message', 'status', 'refresh', 'research') }
const sendPayment = { send_payment: all('message', 'status', 'status_code', 'research', 'pay_url') }
/**
 * Lists the fields of the replies to both the before-payment call and the send-payment call. A product may have the
 * same method and path for both calls, and so one entry in `listedReplies`.
 */
const payment = { ...beforePayment, ...sendPayment }
const reservation = all('do_reservation', 'finish_page_showed')
const lookup = all('session_unique')

const airline = all('logo', 'name', 'code')
const flightPoint = { ...all('time', 'date'), airport: all('code', 'city', 'name') }
const flightItinerary = {
  airline,
  departure: flightPoint,
  arrival: flightPoint,
  transfers: {
    airline,
    departure: flightPoint,
    arrival: flightPoint,
    information: all('baggage', 'flight_number', 'duration', 'standby_time', 'class'),
  },
  information: all('baggage', 'duration', 'total_transfer_count'),
}
const flightItem: Fields = {
  product_id: true,
  ...flightItinerary,
  // Both directions of a packaged round trip (two flights at one price) have the same fields.
  departure: { ...flightPoint, ...flightItinerary },
  return: flightItinerary,
  price: {
    total: true,
    alternative_prices: {
      ...all('code', 'name'),
      price: all('total'),
      features: {
        baggage_allowance: all('hand_luggage', 'luggage'),
        ...all('seat_selection', 'free_cancel', 'free_change'),
      },
    },
  },
}
const flightStatistics = {
  transfers: counted,
  airlines: counted,
  departure_time: bounds,
  arrival_time: bounds,
  price: bounds,
  duration: bounds,
  return_transfers: counted,
  return_airlines: counted,
  return_departure_time: bounds,
  return_arrival_time: bounds,
  return_price: bounds,
  return_duration: bounds,
}
// oxfmt-ignore
const flightOption = all(
  'id', 'departure_date', 'return_date', 'departure_airport_id', 'arrival_airport_id', 'departure_airport_code',
  'arrival_airport_code', 'direct_flights_only', 'refundables_only', 'adult_count', 'child_count', 'infant_count',
  'senior_count', 'total_passenger_count', 'fly_type', 'flight_class', 'flight_class_name', 'is_packaged', 'domestic_fly',
)
const flightSearchData = {
  ...all('departure_airport_id', 'departure_airport_name', 'departure_airport_code'),
  ...all('arrival_airport_id', 'arrival_airport_name', 'arrival_airport_code'),
  departure_city: named,
  arrival_city: named,
  ...all('fly_type', 'departure_date', 'return_date', 'total_passenger_count', 'flight_class_name'),
  ...all('direct_flights_only'),
}
const policy = all('amount', 'datetime_from', 'datetime_to')
const ticketAirport = all('code', 'country_code', 'name')
const bookedFlights: Fields = {
  info: {
    ...all('pnr_code', 'departure_date', 'baggage_allowance'),
    alternative_price: all(
      ...(['code', 'name', 'hand_luggage_allowance', 'luggage_allowance', 'free_cancel', 'free_change'] as const),
    ),
    change_policies: { changeable: true, ...policy },
    cancelation_policies: { refundable: true, ...policy },
    ...all('cancelation_policies_texts', 'change_policies_texts'),
  },
  transfers: {
    airline: all('logo', 'name'),
    flight_number: true,
    departure_airport: ticketAirport,
    arrival_airport: ticketAirport,
    ...all('departure_date', 'departure_time', 'arrival_date', 'arrival_time'),
    ...all('fly_duration', 'stand_by_duration', 'fly_class'),
  },
}
const passenger = {
  ...all('name', 'surname', 'citizen_number', 'birth_date', 'gender_display', 'passport'),
  nationality: named,
}
const flightBooking = {
  departure_booking: bookedFlights,
  return_booking: bookedFlights,
  group_tickets: all('count', 'pax_name', 'total_base', 'total_tax', 'total_service_fee'),
  tickets: { ...all('pax_type', 'pax_name', 'departure_ticket_number', 'return_ticket_number'), passenger },
  prices: all('discount', 'total'),
}

const company = all('id', 'name', 'logo')
const resultStation = all('id', 'name_only', 'city')
const busSearchData = {
  ...all('id', 'departure_date', 'departure_station_id', 'arrival_station_id', 'show_route_alternatives'),
  departure_station: station,
  arrival_station: station,
  departure_station_city: named,
  arrival_station_city: named,
}
const busItem: Fields = {
  product_id: true,
  company,
  information: { features: all('icon_class'), ...all('has_break', 'seat_type', 'duration', 'remaning_seats') },
  departure: { ...all('time', 'date'), station: resultStation },
  arrival: { station: resultStation },
  price: all('total'),
}
const busStatistics = {
  seat_type: counted,
  companies: counted,
  departure_time: bounds,
  price: bounds,
  departure_station: counted,
  arrival_station: counted,
}
const seat = all('seat', 'is_empty', 'active', 'can_sale_male', 'can_sale_female', 'sold_to', 'price')
const ticketStop = { ...all('time', 'date'), station: all('name', 'name_only', 'city', 'country_code') }
const busBooking: Fields = {
  pnr_code: true,
  company,
  information: all('has_break', 'duration'),
  departure: ticketStop,
  arrival: ticketStop,
  price: all('total'),
  tickets: { ...all('gender', 'gender_name', 'seat_number'), passenger },
}

const place = all('id', 'name')
const cityPlace = { ...place, city: named }
const transferSearchData = {
  ...all('id', 'departure_date', 'departure_pickup_time', 'return_date', 'travel_type'),
  ...all('passenger_count', 'baggage_count'),
  departure_location: cityPlace,
  arrival_location: cityPlace,
}
const vehicle = {
  ...all('vehicle_type', 'image', 'seats', 'big_luggage_capacity', 'luggage_capacity'),
  brand: named,
  model: named,
}
const transferItem: Fields = {
  product_id: true,
  information: { ...all('transfer_type', 'transfer_type_code'), services: named },
  vehicle,
  price: { ...all('total', 'discount', 'tax'), campaign: all('id') },
}
const transferStatistics = {
  transfer_type: counted,
  brand: counted,
  model: counted,
  type: counted,
  vendor: counted,
  price: bounds,
}
const transferBooking: Fields = {
  departure_location: named,
  arrival_location: named,
  info: all('pnr_code', 'departure_datetime', 'transfer_type', 'transfer_type_display'),
  vehicle: { name: true, ...vehicle },
  extra_products: all('id', 'name', 'price', 'quantity', 'max_quantity', 'is_selected'),
  price: all(
    ...(['total', 'tax', 'base', 'discount', 'service'] as const),
    ...(['per_km_price', 'total_price_for_km', 'extra_products_price'] as const),
  ),
  tickets: { passenger: all('name', 'surname') },
}

const city = { name: true, country: named } as const
const activityPlace = { ...place, city }
const activitySearchData = {
  ...all('id', 'activity_id', 'location_id', 'departure_date', 'adult_count', 'child_count', 'child_ages'),
  ...all('total_passenger_count', 'session_unique'),
  location: activityPlace,
  category: place,
}
const listedActivity = {
  ...all('id', 'name', 'image', 'departure_zones', 'day_plans'),
  location: { city: named },
  category: all('id'),
  departure: all('id'),
  arrival: all('id'),
}
const activityItem: Fields = {
  product_id: true,
  activity: listedActivity,
  information: all('id', 'duration_in_days'),
  category: named,
  price: all('total'),
}
const activityStatistics = {
  categories: counted,
  departures: counted,
  arrivals: counted,
  departure_zones: counted,
  day_plans: counted,
  price: bounds,
}
const popularActivity = { ...all('id', 'name', 'image'), location: activityPlace }
const popularLocation = { ...all('id', 'name', 'image', 'activity_count'), city }
const activityDetail: Fields = {
  activity: { ...all('id', 'name', 'image', 'short_description'), location: activityPlace },
  category: place,
  provider: named,
  free_services: all('name', 'icon'),
  information: all('duration_in_days', 'duration'),
  day_plans: {
    ...all('day', 'title', 'content'),
    museums: named,
    locations: named,
    activities: all('activity_type_display', 'name', 'time', 'content', 'note'),
  },
  services: named,
  departure_zones: all('name', 'time'),
  oparated_in_languages: named,
  organization_dates: all('id', 'start_date', 'end_date'),
}
const activityBooking: Fields = {
  price: all('total'),
  group_tickets: all('count', 'pax_name', 'total_base', 'total_tax', 'total_service_fee'),
  tickets: {
    ...all('pax_type', 'pax_name'),
    passenger: {
      ...all('name', 'surname', 'citizen_number', 'birth_date', 'gender_display', 'passport'),
      nationality: named,
    },
  },
  activity: { ...all('id', 'name', 'image'), location: { name: true, city: named } },
  info: all('pnr_code'),
  organization_date: all('id', 'start_date', 'end_date'),
}

const user = {
  ...all('username', 'first_name', 'last_name', 'email', 'phone_code', 'phone'),
  settings: all('country', 'language', 'currency'),
}
const flightSummary = {
  info: { departure_airport: named, arrival_airport: named, ...all('departure_date', 'departure_time') },
}
const alert = (option_detail: Fields) =>
  results({ ...all('active', 'option', 'old_price', 'new_price'), option_detail })

/**
 * Which reply fields the product brief lists for a call, by the call's method and path below /api; `*` is one path
 * segment. The first match applies.
 */
export const listedReplies: Record<string, Listed> = {
  // Fields of the replies to general calls, such as those for app info, message catalogues, help and contact.
  'GET /mobile/info/': {
    ...all('version', 'is_usable', 'is_suported', 'app_store', 'google_play', 'app_domain'),
    ...all('contact_phone', 'contact_email', 'contact_address', 'social_links', 'currency_codes', 'locale_versions'),
    ...all('languages', 'gender_types'),
    constants: {
      flight: {
        passenger_types: all('name', 'input_name', 'infant_care', 'type', 'age_from', 'age_to'),
        flight_classes: all('value', 'name'),
        popular_airports: airport,
        search_loader_images: true,
      },
      bus: all('search_loader_images'),
      transfer: all('search_loader_images'),
      activity: {
        passenger_types: all('name', 'input_name', 'type', 'age_from', 'age_to'),
        ...all('child_ages', 'location_feature_types', 'search_loader_images'),
      },
    },
  },
  'GET /i18n/catalog/f7/*/': 'own',
  'GET /countries/': results(country),
  'GET /currency/*/': all('code', 'icon', 'name', 'value'),
  'GET /faqs/': results({ name: true, items: all('question', 'answer') }),
  'GET /content/corporate/': results(all('id', 'title', 'content', 'page_type_code')),
  'GET /branches/': results(all('name', 'address', 'phone', 'email')),
  'POST /contact/': 'nothing',
  'POST /log/': 'nothing',
  'GET /notification/list/': results(all('title', 'content', 'created_at', 'readed')),
  'GET /notification/info/': all('total_count'),
  // Fields of the replies to sign-in calls. The product brief has no call for the activation of an account, and none
  // for the last step of a password reset, so these calls are missing here.
  'POST /auth/login/': all('token'),
  'POST /auth/register/': 'nothing',
  'POST /auth/forget-password/': 'nothing',
  'PUT /auth/password/': all('token'),
  'DELETE /auth/logout/': 'nothing',
  // Fields of the replies to account calls.
  'GET /user/': user,
  'PUT /user/': user,
  'PUT /user/settings/': 'nothing',
  'POST /user/delete/': 'nothing',
  'GET /user/passengers/': results(
    all(
      ...(['id', 'name', 'surname', 'gender', 'gender_display', 'foregein_citizen', 'nationality_id'] as const),
      ...(['citizen_number', 'birth_date', 'passport'] as const),
    ),
  ),
  'POST /user/passenger/': 'nothing',
  'PUT /user/passenger/*/': 'nothing',
  'DELETE /user/passenger/*/': 'nothing',
  'GET /user/bills/': results(
    all(
      ...(['id', 'bill_type', 'bill_type_display', 'billing_name', 'address', 'city', 'district'] as const),
      ...(['zip_code', 'tax_number', 'tax_office'] as const),
    ),
  ),
  'POST /user/bill/': 'nothing',
  'PUT /user/bill/*/': 'nothing',
  'DELETE /user/bill/*/': 'nothing',
  // The `id` of a coupon is missing here: the product brief lists it only in the replies about coupons for a payment.
  'GET /user/coupons/': results(all('code', 'value', 'expried_date', 'active')),
  'POST /user/add-coupon/': 'own',
  'GET /user/*/recent-searches/': 'own',
  'GET /user/flight/bookings/': results({
    info: all('unique_code'),
    departure_booking: flightSummary,
    return_booking: flightSummary,
    price: all('total'),
  }),
  'GET /user/bus/bookings/': results({
    info: all('unique_code'),
    company: named,
    departure: { station: named, ...all('date', 'time') },
    arrival: { station: named },
    price: all('total'),
  }),
  'GET /user/transfer/bookings/': results({
    info: all('unique_code', 'departure_datetime'),
    departure_location: named,
    arrival_location: named,
    price: all('total'),
  }),
  'GET /user/transfer/price_alerts/': alert({
    departure_location: named,
    arrival_location: named,
    ...all('departure_date', 'departure_pickup_time'),
  }),
  'GET /user/activity/bookings/': results({
    info: all('unique_code', 'pnr_code'),
    activity: { ...all('name', 'image'), category: named, location: { name: true, city: named } },
    organization_date: all('start_date'),
  }),
  'GET /user/activity/price_alerts/': alert({ activity: named, ...all('departure_date', 'departure_pickup_time') }),
  'GET /user/transfer/*/available-coupons/': results(all('id', 'code', 'value', 'used')),
  'GET /user/transfer/*/available-money-points/': results(all('id', 'value', 'display')),
  'GET /user/flight/price_alerts/': alert({
    departure_airport: airport,
    arrival_airport: airport,
    ...all('departure_date', 'return_date'),
  }),
  'GET /user/bus/price_alerts/': alert({
    departure_station: station,
    arrival_station: station,
    departure_date: true,
  }),
  // Fields of the replies to flight calls.
  'GET /flight/airport/': results(airport),
  'POST /flight/gateway/search/': { form_data: flightSearchData, session_unique: true },
  'GET /flight/gateway/search/': {
    search: flightItem,
    statistics: flightStatistics,
    search_options: flightOption,
    time_out_seconds: true,
  },
  'POST /flight/gateway/search/select/': selection,
  // This reply includes the list of return flights and its statistics, because no other call returns them.
  'POST /flight/gateway/search/return_items/': { ...selection, search: flightItem, statistics: flightStatistics },
  'GET /flight/gateway/payment/': beforePayment,
  'POST /flight/gateway/payment/': sendPayment,
  'GET /flight/booking/info/*/': reservation,
  'GET /flight/booking/usable-coupons/*/': results(all('id', 'code', 'value')),
  'GET /flight/booking/usable-moneypoints/*/': results(all('id', 'value', 'display')),
  'GET /flight/booking/*/': flightBooking,
  'POST /flight/check-pnr/': lookup,
  'POST /flight/info/price-alert/': 'nothing',
  // Fields of the replies to bus calls. Payment, reservation check and lookup have the same replies as for flights.
  'GET /bus/station/': results(station),
  // The request body decides whether this call starts a search or returns its results.
  'POST /bus/gateway/search/': {
    form_data: busSearchData,
    session_unique: true,
    search: busItem,
    statistics: busStatistics,
    search_options: busSearchData,
  },
  'POST /bus/gateway/search/detail/': { search_item_detail: { seat_matrix: seat } },
  'POST /bus/gateway/search/select/': selection,
  'POST /bus/gateway/payment/': payment,
  'GET /bus/booking/info/*/': reservation,
  'GET /bus/booking/*/': busBooking,
  'POST /bus/check-pnr/': lookup,
  'POST /bus/info/price-alert/': 'nothing',
  // Fields of the replies to transfer calls. Select, payment, reservation check and lookup have the same replies as for
  // buses.
  'GET /transfer/location/': results({ ...all('id', 'name', 'address'), city: named }),
  // The request body decides whether this call starts a search or returns its results.
  'POST /transfer/gateway/search/': {
    form_data: transferSearchData,
    session_unique: true,
    search: transferItem,
    statistics: transferStatistics,
  },
  'POST /transfer/gateway/search/select/': selection,
  'POST /transfer/gateway/payment/': payment,
  'GET /transfer/booking/info/*/': reservation,
  'GET /transfer/booking/*/': transferBooking,
  'POST /transfer/check-pnr/': lookup,
  'POST /transfer/info/price-alert/': 'nothing',
  // Fields of the replies to activity calls. Payment, reservation check and lookup have the same replies as for buses.
  'GET /activity/point/': { locations: popularLocation, activities: popularActivity },
  'GET /activity/popular/': results(popularActivity),
  'GET /activity/popular/locations/': results(popularLocation),
  'GET /activity/location/*/': {
    ...popularLocation,
    content: all('content'),
    features: named,
    popular_activities: popularActivity,
  },
  'GET /activity/detail/*/': activityDetail,
  // The request body decides whether this call starts a search or returns its results.
  'POST /activity/gateway/search/': {
    form_data: activitySearchData,
    session_unique: true,
    search: activityItem,
    statistics: activityStatistics,
  },
  'POST /activity/gateway/search/select/': selection,
  // Selecting a package needs a session, but the product brief does not show which call returns it.
  'POST /activity/gateway/detail/': {
    session_unique: true,
    organization: all('id', 'start_date'),
    price_packages: { ...all('product_id', 'name', 'services', 'adult_price'), price: all('total') },
  },
  'POST /activity/gateway/detail/select/': selection,
  'POST /activity/gateway/payment/': payment,
  'GET /activity/booking/info/*/': reservation,
  'GET /activity/booking/*/': activityBooking,
  'POST /activity/check-pnr/': lookup,
  'POST /activity/info/price-alert/': 'nothing',
  'GET /activity-transfer/operation/*/': {
    ...all('pickup_address', 'pickup_location', 'pickup_date'),
    vehicle: { vehicle: all('display_name') },
    costomer_notes: all('title', 'note', 'created_at'),
  },
  'POST /activity-transfer/operation/location/tracking/*/': 'own',
}
