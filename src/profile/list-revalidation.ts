import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Decides when the account's lists are loaded again: after every action (docs/product/frame.md#account), but not when a
 * popup opens or the `done` query parameter is removed from the URL.
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
