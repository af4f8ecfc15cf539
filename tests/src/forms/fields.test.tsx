import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { DateField } from '#forms/date-field.tsx'
import { PhoneField } from '#forms/phone-field.tsx'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { TextField } from '#forms/text-field.tsx'

const i18n = setupI18n({ locale: 'tr', messages: { tr: {} } })
const render = (field: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{field}</I18nProvider>)

test('a text field ties its label, error and hint to the control', () => {
  const html = render(
    <TextField id="f" name="surname" label="Soyad" hint="Kimlikteki gibi" errors={['required']} required />,
  )
  expect(html).toContain('<label class="_label')
  expect(html).toMatch(/<label[^>]* for="f"/)
  expect(html).toMatch(/aria-describedby="f-error f-hint"/)
  expect(html).toMatch(/aria-invalid="true"/)
  expect(html).toMatch(/id="f-error"[^>]*>.*Bu alan zorunludur/)
})

test('a value that is there at first is in the mask and in upper case', () => {
  expect(render(<TextField name="card_number" label="Kart" mask="9999 9999" defaultValue="12345" />)).toContain(
    'value="1234 5"',
  )
  expect(render(<TextField name="surname" label="Soyad" uppercase="surname" defaultValue="ilgi" />)).toContain(
    'value="İLGİ"',
  )
  expect(render(<TextField name="pnr" label="PNR" uppercase="ascii" defaultValue="ti4xi9" />)).toContain(
    'value="TI4XI9"',
  )
})

test('a field with a mask leaves room for the spaces and hyphens of pasted text', () => {
  expect(render(<TextField name="cvc" label="CVC" mask="999" maxLength={3} />)).not.toMatch(/maxlength/i)
  expect(render(<TextField name="name" label="Ad" maxLength={150} />)).toContain('maxLength="150"')
})

test('a phone field has 90 chosen unless told', () => {
  const html = render(
    <PhoneField name="phone" label="Telefon" countries={[{ code: 'DE', name: 'Almanya', phone_code: '49' }]} />,
  )
  expect(html).toMatch(/<option value="90" selected="">/)
})

test('a date field is a native date field before scripts run', () => {
  const html = render(
    <DateField name="birth_date" label="Doğum tarihi" language="tr" max="2026-11-21" defaultValue="2000-01-01" />,
  )
  expect(html).toMatch(/<input[^>]*type="date"[^>]*name="birth_date"/)
  expect(html).toContain('min="1900-01-01"')
})

test('a group of choices has a legend and shows its error', () => {
  const options = [{ value: 'F', label: 'Kadın' }]
  const html = render(
    <RadioGroupField name="gender" label="Cinsiyet" options={options} errors={['required']} required />,
  )
  expect(html).toMatch(/<legend[^>]*>Cinsiyet<\/legend>/)
  expect(html).toContain('Bu alan zorunludur')
})

test('a box to tick is unticked unless told', () => {
  expect(render(<CheckboxField name="condition">Kabul ediyorum</CheckboxField>)).not.toContain('checked')
})

test('countries stand once each, Türkiye and the likely ones in a group before the others', () => {
  const countries = [
    { code: 'AF', name: 'Afganistan', phone_code: '93' },
    { code: 'DE', name: 'Almanya', phone_code: '49' },
    { code: 'TR', name: 'Türkiye', phone_code: '90' },
  ]
  const html = render(<PhoneField name="phone" label="Telefon" countries={countries} />)
  const groups = [...html.matchAll(/<optgroup label="([^"]+)">(.*?)<\/optgroup>/g)].map(([, label, options = '']) => [
    label,
    [...options.matchAll(/>([^<]+)</g)].map(([, text]) => text),
  ])
  expect(groups).toEqual([
    ['Sık seçilenler', ['+90 Türkiye', '+49 Almanya']],
    ['Diğer ülkeler', ['+93 Afganistan']],
  ])
  expect(html).toContain('<option value="90" selected="">')
})
