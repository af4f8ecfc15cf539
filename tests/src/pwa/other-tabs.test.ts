// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { followOtherTabs } from '#pwa/other-tabs.ts'
import { eventually } from '#tests/support/eventually.ts'

const tab = (path: string, isUpToDate = true, isInUse = false) => ({
  path: () => path,
  isUpToDate: () => isUpToDate,
  isInUse: () => isInUse,
  reload: vi.fn<() => void>(),
  onEnded: vi.fn<() => void>(),
})

test('a sign-out loads the other tabs anew, except one where something is paid for', async () => {
  const own = tab('/profile/')
  const payment = tab('/flight/payment/')
  const others = [tab('/profile/bills/'), tab('/'), tab('/flight/booking/detail/abc')]
  const told = followOtherTabs(own)
  for (const other of [payment, ...others]) followOtherTabs(other)
  told('sign-out')
  await eventually(() => {
    for (const other of others) expect(other.reload).toHaveBeenCalledOnce()
  })
  for (const other of [own, payment]) expect(other.reload).not.toHaveBeenCalled()
  // The payment screen still shows the user who has signed out. If another user signs in later, the screen must not
  // make a booking for that user. So the screen is told that the sign-in of its user has ended.
  expect(payment.onEnded).toHaveBeenCalledOnce()
})

test('a tab that reads in other settings than the chosen ones loads anew, unless something is paid for there', async () => {
  const payment = tab('/bus/payment/', false)
  const home = tab('/', false)
  followOtherTabs(payment)
  followOtherTabs(home)
  followOtherTabs(tab('/settings/'))('settings')
  await eventually(() => expect(home.reload).toHaveBeenCalledOnce())
  expect(payment.reload).not.toHaveBeenCalled()
})

test('settings that a tab reads in already leave its personal screen as it is', async () => {
  const profile = tab('/profile/passengers/')
  const home = tab('/', false)
  followOtherTabs(profile)
  followOtherTabs(home)
  followOtherTabs(tab('/settings/'))('settings')
  await eventually(() => expect(home.reload).toHaveBeenCalledOnce())
  expect(profile.reload).not.toHaveBeenCalled()
})

test('a tab in which something is typed stays as it is at a change of settings, and is loaded anew at a sign-out', async () => {
  const contact = tab('/contact/', false, true)
  const home = tab('/', false)
  followOtherTabs(contact)
  followOtherTabs(home)
  const told = followOtherTabs(tab('/settings/'))
  told('settings')
  await eventually(() => expect(home.reload).toHaveBeenCalledOnce())
  expect(contact.reload).not.toHaveBeenCalled()
  told('sign-out')
  await eventually(() => expect(contact.reload).toHaveBeenCalledOnce())
})

test('a sign-in that has ended is told to the other tabs, which stay as they are', async () => {
  const others = [tab('/contact/'), tab('/flight/payment/')]
  for (const other of others) followOtherTabs(other)
  followOtherTabs(tab('/'))('ended')
  await eventually(() => {
    for (const other of others) expect(other.onEnded).toHaveBeenCalledOnce()
  })
  for (const other of others) expect(other.reload).not.toHaveBeenCalled()
})
