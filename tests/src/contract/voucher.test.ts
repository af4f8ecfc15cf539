// @vitest-environment node
import { expect, test } from 'vitest'
import { codesOf, drawnCodesOf, linksOf, type Voucher, Vouchers } from '#contract/voucher.ts'

const link = (value: string) => ({ format: 'PDF_URL', value, traveller: null })
const code = (format: 'QRCODE' | 'CODE128', value: string, traveller: number | null = null): Voucher => ({
  format,
  value,
  traveller,
})

test('one that can not be read leaves the others', () => {
  const good = code('QRCODE', 'SKY-1')
  expect(Vouchers.parse([{ format: 'AZTEC', value: 'x', traveller: null }, good, null, 'x'])).toEqual([good])
})

test.each([
  ['names a user', 'https://bank.example@tickets.example/1.pdf'],
  ['has a password', 'https://:secret@tickets.example/1.pdf'],
  ['reverses its text', 'https://tickets.example/\u202Efdp.1'],
  ['breaks its line', 'https://tickets.example/\n1.pdf'],
  ['is too long once it is encoded', `https://tickets.example/${'ş'.repeat(1000)}`],
])('a link that %s is left out', (_, value) => {
  expect(Vouchers.parse([link(value)])).toEqual([])
})

test('links are kept as a browser reads them, and read again as they are', () => {
  const read = Vouchers.parse([link(' HTTPS://Tickets.example/bilet ş.pdf ')])
  expect(read).toEqual([link('https://tickets.example/bilet%20%C5%9F.pdf')])
  expect(Vouchers.parse(read)).toEqual(read)
})

test('a value stands once as text, and is drawn in each of its formats', () => {
  const square = code('QRCODE', 'SKY-1')
  const bars = code('CODE128', 'SKY-1')
  expect(codesOf([square, bars, square])).toEqual([square])
  expect(drawnCodesOf([square, bars, square])).toEqual([square, bars])
  expect(codesOf([square, code('QRCODE', 'SKY-1', 0)])).toHaveLength(2)
})

test('a link stands once for each of its travellers', () => {
  const pdf = 'https://tickets.example/1.pdf'
  const vouchers = Vouchers.parse([link(pdf), link(pdf), { ...link(pdf), traveller: 0 }])
  expect(linksOf(vouchers).map(({ traveller }) => traveller)).toEqual([null, 0])
})
