// @vitest-environment node
import { expect, test } from 'vitest'
import { shouldRevalidate } from '#app/root-route.tsx'

/** Returns whether the root data is reloaded after a form was posted to /profile/. */
const reloaded = (actionStatus: number) =>
  shouldRevalidate({
    currentUrl: new URL('https://ufuk.example/profile/'),
    nextUrl: new URL('https://ufuk.example/profile/'),
    currentParams: {},
    nextParams: {},
    formMethod: 'POST',
    formAction: '/profile/?index',
    actionStatus,
    defaultShouldRevalidate: actionStatus < 400,
  })

test('after a form that got no answer, the screen with what was typed stays: nothing is loaded again', () => {
  expect([reloaded(502), reloaded(503)]).toEqual([false, false])
})

test('a changed profile and an ended sign-in load the data of every screen again', () => {
  expect([reloaded(200), reloaded(401)]).toEqual([true, true])
})
