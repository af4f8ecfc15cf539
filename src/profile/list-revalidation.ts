import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Decides when the account's lists are loaded again: after every action that succeeds (docs/product/frame.md#account).
 * They are not loaded again when a popup opens or the `done` query parameter is removed from the URL, nor after an
 * action that responds with status 400 or above.
 */
export function afterActionsOnly({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const here = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return here && formMethod === undefined ? false : defaultShouldRevalidate
}
