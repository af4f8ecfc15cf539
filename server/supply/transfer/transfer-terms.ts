/**
 * Defines the terms of the vendors that the embedded inventory of transfers simulates: how long the driver waits
 * without charge, where the driver meets the party, and what a cancellation costs. The terms follow common practice of
 * transfer vendors (docs/decisions/0032-transfer-supply.md#terms).
 */
import type { Arrivals, Place } from './transfer-places.ts'
import { coveredByPrice } from './transfer-services.ts'
import type { LocationKind, Names, RideTerms, TransferRide, TransferTerms } from './transfer-supply.ts'
import type { VendorProfile } from './transfer-vendors.ts'
import { hourMilliseconds } from '#contract/milliseconds.ts'

/**
 * Minutes for which the driver of a private ride waits without charge. At airports the minutes count from the landing
 * of the flight, elsewhere from the pick-up time.
 */
const freeWaiting = { landing: 60, pickUp: 15 } as const
/** Hours before the first pick-up until which cancellation is free. */
const freeCancellationHours = 24

const halls: Record<Arrivals, Names> = {
  one: {
    tr: 'Gelen yolcu salonunun çıkışında',
    en: 'At the exit of the arrivals hall',
  },
  exits: {
    tr: 'Gelen yolcu katında, uçuşunuza göre iç hatlar ya da dış hatlar çıkışında',
    en: 'On the arrivals floor, at the domestic or the international exit, depending on your flight',
  },
  terminals: {
    tr: 'İndiğiniz terminalin gelen yolcu çıkışında',
    en: 'At the arrivals exit of the terminal where you land',
  },
}
const sign: Names = {
  tr: 'sürücü, grup liderinin adının yazılı olduğu bir tabelayla bekler.',
  en: 'the driver waits with a sign that has the name of the leader of your group.',
}

const meeting: Record<Exclude<LocationKind, 'airport'>, Names> = {
  port: {
    tr: 'Yolcu çıkış kapısının önünde; sürücü, grup liderinin adının yazılı olduğu bir tabelayla bekler.',
    en: 'In front of the passenger exit; the driver waits with a sign that has the name of the leader of your group.',
  },
  terminal: {
    tr: 'Terminal binasının ana girişinde; sürücü, grup liderinin adının yazılı olduğu bir tabelayla bekler.',
    en: 'At the main entrance of the terminal; the driver waits with a sign that has the name of the leader of your group.',
  },
  hotels: {
    tr: 'Sürücüye notta adını yazdığınız otelin girişinde.',
    en: 'At the entrance of the hotel that you name in the note to the driver.',
  },
  centre: {
    tr: 'Rezervasyonda yazdığınız adresin önünde.',
    en: 'In front of the address that you give with the booking.',
  },
  district: {
    tr: 'Rezervasyonda yazdığınız adresin önünde.',
    en: 'In front of the address that you give with the booking.',
  },
  area: {
    tr: 'Rezervasyonda yazdığınız adresin ya da aracın girebildiği en yakın yolun önünde.',
    en: 'In front of the address that you give with the booking, or at the nearest road that is open to vehicles.',
  },
}

const stop: Record<'airport' | 'terminal' | 'hotels' | 'other', Names> = {
  airport: {
    tr: 'Gelen yolcu çıkışının karşısındaki servis durağında.',
    en: 'At the shuttle stop opposite the arrivals exit.',
  },
  terminal: {
    tr: 'Terminalin önündeki servis durağında.',
    en: 'At the shuttle stop in front of the terminal.',
  },
  hotels: {
    tr: 'Sürücüye notta adını yazdığınız otelin girişinde ya da ona en yakın durakta.',
    en: 'At the entrance of the hotel that you name in the note to the driver, or at the stop nearest to it.',
  },
  other: {
    tr: 'Merkezdeki servis durağında; durağın yeri biletle birlikte sürücüden öğrenilir.',
    en: 'At the shuttle stop in the centre; the driver tells where it is.',
  },
}

/** Returns where the driver, or the shuttle, meets the party. */
export function meetingPoint({ shown, arrivals }: Place, shared: boolean): Names {
  const { kind } = shown
  if (shared) return stop[kind === 'airport' || kind === 'terminal' || kind === 'hotels' ? kind : 'other']
  if (kind !== 'airport') return meeting[kind]
  const hall = halls[arrivals ?? 'one']
  return { tr: `${hall.tr}; ${sign.tr}`, en: `${hall.en}; ${sign.en}` }
}

function rideTerms(from: Place, shared: boolean): RideTerms {
  const landing = from.arrivals !== null && !shared
  return {
    freeWaiting: shared ? 0 : landing ? freeWaiting.landing : freeWaiting.pickUp,
    waitingFrom: landing ? 'landing' : 'pickUp',
    followsFlight: landing,
    meetingPoint: meetingPoint(from, shared),
  }
}

/** Returns a vendor's terms for an offer; `starts` are the pick-up places, in the order of `rides`. */
export function termsOf(
  vendor: VendorProfile,
  starts: readonly Place[],
  rides: readonly TransferRide[],
): TransferTerms {
  const pickUpAt = rides[0]?.pickUpAt ?? 0
  return {
    rides: starts.map((from) => rideTerms(from, vendor.shared)),
    cancellation: {
      freeUntil: pickUpAt - freeCancellationHours * hourMilliseconds,
      feePercent: vendor.cancelFeePercent,
      closesAt: pickUpAt,
    },
    covers: coveredByPrice(vendor.shared ? 1 : 2),
    phone: vendor.phone,
  }
}
