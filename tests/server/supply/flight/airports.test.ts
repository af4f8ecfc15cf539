// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { upperTurkish } from '#contract/turkish-text.ts'
import { airportByCode, airportById, popularAirports, searchAirports } from '#server/supply/flight/airports.ts'

const codes = (keyword: string) => searchAirports(keyword).map(({ code }) => code)

describe('airports', () => {
  it.each([
    ['IST', 'İstanbul', 'Istanbul', 'TR', 41.26, 28.74, 'Europe/Istanbul'],
    ['SAW', 'İstanbul', 'Istanbul', 'TR', 40.9, 29.31, 'Europe/Istanbul'],
    ['AYT', 'Antalya', 'Antalya', 'TR', 36.9, 30.8, 'Europe/Istanbul'],
    ['ADB', 'İzmir', 'Izmir', 'TR', 38.29, 27.16, 'Europe/Istanbul'],
    ['ESB', 'Ankara', 'Ankara', 'TR', 40.13, 33, 'Europe/Istanbul'],
    ['DLM', 'Dalaman', 'Dalaman', 'TR', 36.71, 28.79, 'Europe/Istanbul'],
    ['BJV', 'Bodrum', 'Bodrum', 'TR', 37.25, 27.66, 'Europe/Istanbul'],
    ['TZX', 'Trabzon', 'Trabzon', 'TR', 41, 39.79, 'Europe/Istanbul'],
    ['COV', 'Adana', 'Adana', 'TR', 36.9, 35.07, 'Europe/Istanbul'],
    ['LHR', 'Londra', 'London', 'GB', 51.48, -0.46, 'Europe/London'],
    ['JFK', 'New York', 'New York', 'US', 40.64, -73.78, 'America/New_York'],
  ])('know %s', (code, tr, en, country, latitude, longitude, timezone) => {
    const airport = airportByCode(code)
    expect(airport).toMatchObject({ code, city: { tr, en }, country_code: country, timezone })
    expect(airport?.latitude).toBeCloseTo(latitude, 1)
    expect(airport?.longitude).toBeCloseTo(longitude, 1)
  })

  it('are found by an id made of the code', () => {
    expect(airportById(Number.parseInt('IST', 36))?.code).toBe('IST')
    expect(airportById(1)).toBeUndefined()
    expect(airportByCode('ISL')).toBeUndefined()
  })

  it('start with the home market where nothing was typed', () => {
    expect(
      popularAirports()
        .slice(0, 3)
        .map(({ code }) => code),
    ).toEqual(['IST', 'SAW', 'ESB'])
    expect(popularAirports()).toHaveLength(12)
  })
})

describe('the keyword search', () => {
  it.each(['istanbul', 'ISTANBUL', 'İstanbul', 'ıstanbul', 'ist'])('puts İstanbul first for %s', (keyword) => {
    expect(codes(keyword).slice(0, 2)).toEqual(['IST', 'SAW'])
  })

  it.each([
    ['LHR', 'LHR'],
    ['londra', 'LHR'],
    ['London', 'LHR'],
    ['münih', 'MUC'],
    ['köln', 'CGN'],
    ['Cologne', 'CGN'],
    ['viyana', 'VIE'],
    ['sabiha', 'SAW'],
    ['istanbul sabiha', 'SAW'],
    ['esenboga ankara', 'ESB'],
    ['mersin', 'COV'],
    ['muğla', 'BJV'],
    ['alanya', 'GZP'],
    ['heathrow', 'LHR'],
    ['Heathrow Havalimanı', 'LHR'],
    ['esenboğa havalimanı', 'ESB'],
    ['almanya', 'FRA'],
    ['germany', 'FRA'],
    ['yunanistan', 'ATH'],
  ])('answers %s with %s first', (keyword, code) => {
    expect(codes(keyword)[0]).toBe(code)
  })

  it('answers at most 20, and nothing for nothing', () => {
    expect(codes('air')).toHaveLength(20)
    expect(codes('  ')).toEqual([])
    expect(codes('qqqqqq')).toEqual([])
  })

  it('finds every popular airport by its city in either case and its code', () => {
    fc.assert(
      fc.property(fc.constantFrom(...popularAirports()), fc.boolean(), (airport, upper) => {
        const city = airport.city.tr
        expect(codes(upper ? upperTurkish(city) : city)).toContain(airport.code)
        expect(codes(airport.code.toLowerCase())[0]).toBe(airport.code)
      }),
    )
  })

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(searchAirports(text).length).toBeLessThanOrEqual(20)
      }),
    )
  })
})

test('an airport abroad is found by its Turkish name, too', () => {
  expect(codes('Abilene Bölgesel Havalimanı')).toContain('ABI')
  expect(codes('Abilene Regional Airport')).toContain('ABI')
})
